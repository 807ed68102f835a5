export const accessibility = `
This page informs you about the accessibility of our online shop as required by the Act of 8 March 2023 on the accessibility requirements for products and services.

## The service

On {website} you can learn about our services, look at frames, order contact lenses, care products, accessories and sunglasses, request a home visit or an appointment, follow an order and withdraw from a contract. All of this works without a customer account.

You order in three steps: address and delivery, summary, payment. Each step says where you are. An error is named beside its field and in a list above the form, and what you have entered stays there.

## How it meets the requirements

We aim for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and for the European standard EN 301 549. The site works

- with the keyboard alone and with a screen reader;
- at 400% zoom and on a phone;
- with the switch “Large type” at the foot of every page;
- in light and dark mode, with sufficient contrast;
- without JavaScript;
- in English, French and German.

Automatic tests check every page at each change. An independent audit has not been carried out yet.

## Known gaps

- A colour of a frame that has no picture of its own is shown with those of another colour; the page says so.
- Descriptions of pictures name shape and colour, but do not replace trying frames on.
- Invoices are PDF files without tags for screen readers. On request we’ll send you the contents as text.
- The card form comes from {stripe} and needs JavaScript; we have no influence on its accessibility. You can choose another way to pay.

## Having trouble with something?

Tell us by phone at {phone} or at [{email}](mailto:{email}). We’ll fix it, and until then help you by phone, in the store or at your home.

## Supervision

If our answer does not satisfy you, you can turn to the authority in charge: Office de la surveillance de l’accessibilité des produits et services (OSAPS), [accessibilite-produits-services.public.lu](https://accessibilite-produits-services.public.lu).
`;
