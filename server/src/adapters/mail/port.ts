export interface MailMessage {
  to: string
  subject: string
  /** Plain text; the adapter may dress it, never change its words. */
  text: string
}

export interface Mail {
  send(message: MailMessage): Promise<void>
}
