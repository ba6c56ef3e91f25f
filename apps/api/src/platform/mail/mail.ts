export type MailAttachment = { fileName: string; contentType: string; base64: string }

export type Mail = {
  companyId: string | null
  /** Why it is sent: activation, password-reset … */
  kind: string
  to: string
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string }
  footer?: string
  productName?: string
  /** Where a reader who did not ask for each of such mails ends them (NOTIFY-3). */
  unsubscribeUrl?: string
  attachments?: readonly MailAttachment[]
}
