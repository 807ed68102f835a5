export const privacy = `
## Who is responsible

{legal_name}, {street}, {postal_code} {town}, {country}, is the controller of your data. For questions and requests, write to [{email}](mailto:{email}) or call {phone}.

## What we use your data for

| What for | Which data | Legal basis |
| --- | --- | --- |
| To keep your bag and take your order | Items, name, address, e-mail, phone, payment method, delivery | Contract, art. 6(1)(b) GDPR |
| To supply contact lenses | Lens values, answers about your eyes, a prescription you send us | Contract, and your explicit consent, art. 9(2)(a) GDPR |
| To keep your account, if you have one | Name, e-mail, phone, addresses, favourites, a digest of your password, the public keys of your passkeys, the browsers in which you are signed in | Contract, art. 6(1)(b) GDPR |
| To keep prescriptions in your account, if you ask us to | Name and values of each person, encrypted | Your explicit consent, art. 9(2)(a) GDPR |
| To remind you before your lenses run out, if you ask us to | Your orders of lenses, lens values | Your explicit consent, art. 9(2)(a) GDPR |
| To plan and carry out home visits and appointments in the store | What you enter in the form: contact details and reason; for a home visit also year of birth and mobility | Your request, and your explicit consent, art. 9(2)(a) GDPR |
| To issue and keep invoices | Invoice, payment | Legal obligation, art. 6(1)(c) GDPR |
| To trace lenses in a recall | Order, lot and expiry of each box | Legal obligation, art. 6(1)(c) GDPR |
| To handle withdrawals, returns and complaints | Order, your statement, our correspondence | Contract and legal obligation |
| To answer your questions | What you write or tell us | Our interest in helping you, art. 6(1)(f) GDPR |
| To tell you when a product is back in stock, if you ask us to | E-mail address and product | Your consent, art. 6(1)(a) GDPR |
| To protect the site from misuse | How often something was tried from a network or with an e-mail address; both only as a digest | Our interest in a secure site, art. 6(1)(f) GDPR |

We need the fields of a form that are not marked as optional; without them we cannot deliver or visit you. We do not advertise by e-mail, we do not track you, and we make no automated decisions within the meaning of art. 22 GDPR.

## Data about your eyes

Lens values are health data. We ask for your explicit consent before you order lenses, use the values only for your order and for the care that follows it, and never for advertising. You can withdraw your consent at any time; we can then no longer order the lenses for you. What we did before remains lawful.

The supplier of your lenses receives the values of the lenses you order and our order number, but not your name. A contact lens prescription that you send us is seen only by our opticians.

## Home visits and appointments

The form for a home visit or an appointment may contain health data, yours or those of the person you ask for; what an appointment is for can be such data too. We use them only with explicit consent and only for the visit or appointment. If you ask on behalf of someone else, please make sure that this person agrees.

## Who receives data

- The suppliers of contact lenses: the values and number of the lenses you order, and our order number, without your name.
- The carrier: name, address and phone number for the parcel.
- {stripe} Payments Europe, Limited, Dublin, Ireland: card payments. Stripe receives your card details directly; we never see the card number. Stripe may process data in the United States, protected by the EU–US Data Privacy Framework and the standard contractual clauses of the European Commission.
- Our bank, for transfers to {iban}: what your transfer contains.
- {host}: operates the servers on our behalf.
- {mail_provider}: sends our e-mails on our behalf.
- Our accountant and public authorities: what the law requires.

We sell no data. Apart from what is said above, we do not transfer data outside the European Union.

## How long we keep data

| Data | Period |
| --- | --- |
| Bag, and an order that was begun and not placed | 30 days after the last change |
| A bag or begun order with lens values | {bag_days} days after the last change |
| Lens values in an order | {lens_values_months} months after the order; on its invoice 10 years |
| Your answers about your eyes | {answers_months} months after the order |
| Orders, invoices, withdrawals, e-mails about them | 10 years, the period for accounting documents (article 16 of the Commercial Code) |
| Your account with its addresses and favourites | Until you delete it, which you can do in the account itself |
| Browsers in which you are signed in | Until you sign out, 7 days at most |
| A change of your e-mail address, with both addresses | 3 days |
| Prescriptions in your account | Until you erase the person, the prescription or the account |
| A reminder before lenses run out | 60 days after the e-mail, or until you turn it off |
| Contact lens prescription | {prescription_days} days after the optician’s release; at once when the order is cancelled; 2 days without an order |
| Home visit or appointment | {visit_months} months afterwards |
| Request that led to neither | {no_visit_months} months after it was closed |
| Waiting for a product to be back in stock | Until the e-mail is sent, 12 months at most |
| E-mails about signing in | 7 days |
| Counts of tries | 1 hour at most |
| Record of changes made by our staff | 3 years |

To have lens values erased earlier, withdraw your consent on the page of your order or write to us. Only the invoice stays as it is.

## When you visit this site

The server logs the time, the page requested and the response time, but no names, search terms, form entries or network addresses. The site loads nothing from other servers. Which cookies there are is listed under [Cookies](/legal/cookies).

Only the payment page loads the script of {stripe}, and only when you choose to pay by card.

## Your rights

You have the right to access your data, to have them corrected or erased, to restrict or object to their use, and to receive a copy in a common format. If you have an account, you can download that copy there. You can withdraw a consent at any time. Write to [{email}](mailto:{email}); we’ll reply within one month.

You can also complain to the data protection authority: Commission nationale pour la protection des données (CNPD), 15, boulevard du Jazz, L-4370 Belvaux, [cnpd.public.lu](https://cnpd.public.lu).
`;
