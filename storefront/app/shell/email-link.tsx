/** An e-mail address to write to. Where a line is too short for it, it is parted after the sign, not in a word. */
export function EmailLink({ email }: { email: string }) {
  const host = email.indexOf("@") + 1;
  return (
    <a href={`mailto:${email}`} className="link inline-block py-0.5">
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </a>
  );
}
