export const deliveryAndReturns = `
## Delivery

We deliver to {delivery_countries}. Delivery is free within {free_delivery_km} km of {town}, as the crow flies, and costs {delivery_price} elsewhere. If the distance is unclear, we check it and refund the delivery charge if your address is within the radius.

The product page and the checkout show when your order will arrive. Contact lenses come from our supplier and take a few days longer. If part of your order is made for you, we’ll e-mail you the date. We deliver within 30 days at the latest, counted from your order or, for a bank transfer, from the day your payment arrives.

## Collection and visit

You can collect your order in the store free of charge: {street}, {postal_code} {town}. We’ll e-mail you when it is ready. Or an optician brings it and adjusts your glasses at your home, up to {home_visit_km} km from {town}.

## Withdrawal within 14 days

You may withdraw from the contract within 14 days of receiving the goods without giving any reason: with the online function below, by e-mail to {email}, by phone or by post.

[Withdraw from contract here](/withdrawal)

We refund all payments, including the charge for standard delivery, within 14 days of receiving your statement. We may wait until we have the goods back or you have shown that you sent them.

## Returning goods

Send the goods within 14 days of your statement to {legal_name}, {street}, {postal_code} {town}, {country}, or bring them to the store. {return_costs} Please enclose your order number.

## Exceptions

- For hygiene reasons, contact lenses and care products cannot be returned once the seal has been broken. Unopened boxes from stock can be returned.
- Glasses and lenses made to your specifications are excluded from withdrawal.

The summary of your order says which rule applies to each item.

## If something is wrong

If an item is defective or not what you ordered, the legal guarantee of two years applies. Call us at {phone} or write to [{email}](mailto:{email}); a return then costs you nothing. You will find more in the [terms and conditions](/legal/terms).
`;
