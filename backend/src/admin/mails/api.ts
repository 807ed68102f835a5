export type Mail = {
  id: string;
  to: string;
  template: string | null;
  subject: string;
  state: "sent" | "sending" | "failed";
  attempts: number;
  resource_type: string | null;
  resource_id: string | null;
  created_at: string;
  last_attempt_at: string;
};

export const mailsKey = ["mails"];
