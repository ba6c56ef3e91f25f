export type MailAttachment = { fileName: string; contentType: string; base64: string }

export type Mail = {
  /** Id under which a failure to deliver it is reported. */
  id?: string
  companyId: string | null
  /** Purpose of the mail: activation, password-reset … */
  kind: string
  to: string
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string }
  footer?: string
  productName?: string
  /** Link to unsubscribe, for readers who did not request each of these mails. (NOTIFY-3) */
  unsubscribeUrl?: string
  attachments?: readonly MailAttachment[]
}
