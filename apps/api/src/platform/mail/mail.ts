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
  attachments?: readonly MailAttachment[]
}
