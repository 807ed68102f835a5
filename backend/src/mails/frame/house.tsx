import { writtenPhone } from "@landolt/forms";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { darkStyles, light } from "./colours";
import type { Mail, MailContext } from "./mail";

const sans = "'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const serif = "Newsreader,Georgia,'Times New Roman',serif";

/** The layout of every mail: one column, name above, address below, no picture needed. */
export function House({ mail, context }: { mail: Mail; context: MailContext }) {
  const { business, language, texts } = context;
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{mail.subject}</title>
        <style>{darkStyles}</style>
      </Head>
      <body className="paper" style={{ margin: 0, backgroundColor: light.paper }}>
        <Preview>{mail.preview}</Preview>
        {/* Some programs drop the body's styles, so the ground is set again. */}
        <table
          role="presentation"
          className="paper"
          style={{ width: "100%", backgroundColor: light.paper }}
        >
          <tbody>
            <tr>
              <td
                className="ink"
                style={{ color: light.ink, fontFamily: sans, fontSize: "17px", lineHeight: 1.55 }}
              >
                <Container style={{ maxWidth: "36rem", padding: "32px 20px" }}>
                  <div
                    className="ink line"
                    style={{
                      fontFamily: serif,
                      fontSize: "24px",
                      lineHeight: 1.2,
                      paddingBottom: "16px",
                      marginBottom: "32px",
                      borderBottom: `1px solid ${light.line}`,
                    }}
                  >
                    {business.name}
                  </div>
                  {mail.body}
                  <div
                    className="quiet line"
                    style={{
                      marginTop: "40px",
                      paddingTop: "16px",
                      borderTop: `1px solid ${light.line}`,
                      color: light.quiet,
                      fontSize: "16px",
                    }}
                  >
                    <p style={{ margin: "0 0 12px" }}>
                      {texts.questions(writtenPhone(business.phone), business.email)}
                    </p>
                    <p style={{ margin: 0 }}>
                      {business.name}
                      <br />
                      {business.street}
                      <br />
                      {business.postalCode} {business.town}
                    </p>
                  </div>
                </Container>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  );
}
