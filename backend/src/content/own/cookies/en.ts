export const cookies = `
This site uses only cookies it needs to work. None of them tracks you, so there is no banner to click away. The law exempts such cookies from consent; we only have to inform you.

## Cookies of this site

| Name | What for | How long |
| --- | --- | --- |
| language | The language in which you read this site | 365 days |
| glasses | That you chose large type | 365 days |
| bag | Signed number that identifies your bag | 30 days |
| orders | Signed numbers of your latest orders, for the order status | 30 days |
| opened-orders | Signed numbers of orders you have opened with a link and your e-mail address | 2 hours |
| again | Signed number of an order that you asked us to remember on this device, until you have it forgotten | 365 days |
| tray | Frames you want to try on, until you request a home visit or sign in | 30 days |
| seen | Products you have viewed, once you ask us to remember them on this device | 30 days |
| visit | The request for a home visit or an appointment that you have just sent, so that its page can be reloaded | 1 hour |
| withdrawal | The withdrawal you have just declared, so that you can read the receipt | 2 hours |
| new-password | The link for a new password that you have opened | 15 minutes |
| sign-in | The browser in which you asked for an e-mail to sign in, and the address it went to | 15 minutes |
| account | Encrypted: that you are signed in, until you sign out | 7 days |
| account-tray | The favourites that your account keeps, until you sign out | 7 days |
| \\_\\_stripe\\_mid | {stripe}: recognises the device, against fraud | 1 year |
| \\_\\_stripe\\_sid | {stripe}: recognises the session, against fraud | 30 minutes |
| m | {stripe}, on m.stripe.com: recognises the device, against fraud | 2 years |

A cookie is only set when you use what it is for. On the encrypted site, the names of our cookies except “language” and “glasses” begin with “\\_\\_Host-”. Of our cookies, scripts can read only “language”.

## If you pay by card

When you choose card payment, the payment page loads a script from {stripe}. It helps to detect fraud and sets cookies of its own. They are necessary for the payment; without card payment they are not set.

## Storage in the tab

The forms for home visits and appointments store what you type in the open tab, so that a reload loses nothing. It is deleted when you send the form or close the tab. The site also notes there for a moment that a page has been reloaded after an update.

## Deleting cookies

You can delete cookies in your browser at any time. Your bag is then empty, and the site takes the language of your browser again.
`;
