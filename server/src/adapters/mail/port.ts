export interface MailFile {
  name: string
  contentType: string
  bytes: Buffer
}

export interface MailMessage {
  to: string
  subject: string
  /** Plain text; the adapter may dress it, never change its words. */
  text: string
  files?: readonly MailFile[]
  /** A calendar file, which mail programs offer to enter. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; text: string }
  /** An address that ends such mails when a mail program posts to it. */
  stopUrl?: string
}

export interface Mail {
  send(message: MailMessage): Promise<void>
}
