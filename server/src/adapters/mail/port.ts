export interface MailMessage {
  to: string
  subject: string
  /** Plain text; the adapter may dress it, never change its words. */
  text: string
  /** A calendar file, which mail programs offer to enter. */
  calendar?: { method: 'PUBLISH' | 'CANCEL'; text: string }
}

export interface Mail {
  send(message: MailMessage): Promise<void>
}
