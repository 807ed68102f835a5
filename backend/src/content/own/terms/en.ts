export const terms = `
## 1. Who you contract with

These terms apply to orders that consumers place with {legal_name}, {street}, {postal_code} {town}, {country}, through {website}. You can reach us by phone at {phone} and by e-mail at [{email}](mailto:{email}). The [legal notice](/legal/notice) has all further details.

## 2. How the contract is made

1. You put products into your bag and enter your address, the delivery method and the payment method.
2. The summary shows everything again. Until then you can correct any entry.
3. With the button “Order with obligation to pay” you place a binding order.
4. We confirm it by e-mail. With this confirmation the contract is concluded.

You can conclude the contract in English, French or German. We store your order and send its contents to you by e-mail.

## 3. Contact lenses

An optician checks the values of your contact lenses before we order them. If something is unclear, we’ll contact you. If the lenses are not suitable for you, we’ll cancel the order and refund every payment.

If you order the same values again within {lens_release_months} months of such a check, we rely on it.

Lenses for a child under 16 are ordered by a parent or guardian. The number of boxes sold at once for one eye is limited.

## 4. Prices

All prices are in euros and include VAT. The delivery charge is added; you see it before you order. The prices at the time of your order apply.

## 5. Payment

You can pay

- in the store, or to the optician who brings your order;
- by bank transfer to {iban}: we’ll start on your order once the money has arrived;
- by card, Apple Pay or Google Pay through {stripe}: the payment page says whether the amount is charged with the order or only reserved until the order is ready.

## 6. Delivery

We deliver to {delivery_countries}. Within {free_delivery_km} km of {town}, as the crow flies, delivery is free; elsewhere it costs {delivery_price}. You can also collect your order in the store, or have an optician bring it within {home_visit_km} km. Details are on the page [Delivery and returns](/legal/delivery-and-returns).

The checkout shows the delivery date before you order. We deliver within 30 days at the latest, counted from your order or, for a bank transfer, from the day your payment arrives. If we are late, you can set us a reasonable additional period and then withdraw from the contract. The risk passes to you when you receive the goods.

## 7. Right of withdrawal

You may withdraw from the contract within 14 days without giving any reason. The period ends 14 days after you, or a person you have named other than the carrier, receive the last of the goods. This also applies to what you buy during a home visit.

To withdraw, tell us so in an unequivocal statement: with our function [Withdraw from contract here](/withdrawal), by e-mail to {email}, by phone or by post. You can use the form in section 8, but you do not have to. It is enough to send the statement before the period ends. With the online function you receive confirmation of receipt at once.

### What we refund

We refund every payment you have made, including the charge for standard delivery, within 14 days of receiving your statement. We use the means of payment you used, unless we expressly agree on another; it costs you nothing. We may wait until we have the goods back or you have shown that you sent them.

### Returning the goods

Send the goods to {legal_name}, {street}, {postal_code} {town}, {country}, or bring them to the store, within 14 days of your statement. {return_costs} You only pay for a loss in value if you handled the goods more than was necessary to examine them.

### When there is no right of withdrawal

The right of withdrawal does not apply

- to goods made to your specifications, such as glasses with lenses in your prescription and contact lenses made to order;
- to sealed goods that cannot be returned for reasons of health or hygiene once you have opened them, such as contact lenses and care products.

Unopened boxes of contact lenses from stock can be returned. The summary of your order says which rule applies to each item.

## 8. Model withdrawal form

If you want to withdraw from the contract, you can copy this form and send it to us.

> To {legal_name}, {street}, {postal_code} {town}, {country}, e-mail: {email}
>
> I/We (\\*) hereby give notice that I/we (\\*) withdraw from my/our (\\*) contract of sale of the following goods (\\*)/for the provision of the following service (\\*):
>
> Ordered on (\\*)/received on (\\*):
>
> Name of consumer(s):
>
> Address of consumer(s):
>
> Signature of consumer(s) (only if this form is notified on paper):
>
> Date:
>
> (\\*) Delete as appropriate.

## 9. Legal guarantee

The legal guarantee of conformity of two years from delivery applies to everything we sell (book 2 of the Consumer Code). If goods are not in conformity, we repair or replace them free of charge. If that is impossible, takes too long or fails, you can ask for a reduction of the price or end the contract. A defect that appears within one year of delivery is presumed to have existed on delivery.

Your rights for hidden defects (articles 1641 and following of the Civil Code) remain unaffected. Contact us in the store, by phone or by e-mail.

## 10. Liability

We are liable as the law provides. Nothing in these terms limits your legal rights. Please follow the instructions for your lenses and have your eyes checked regularly. If an eye is red or hurts, take the lens out and see a doctor.

## 11. Complaints and mediation

Please tell us first if something is wrong. If we cannot agree, you can turn to the consumer mediator: Service national du Médiateur de la consommation, 6, rue du Palais de Justice, L-1841 Luxembourg, [mediateurconsommation.lu](https://www.mediateurconsommation.lu).

{mediation}

## 12. Applicable law

Luxembourg law applies. If you live in another country, you keep the protection of its mandatory consumer law. You can bring an action in Luxembourg or where you live.
`;
