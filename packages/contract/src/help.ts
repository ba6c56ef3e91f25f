/** Who sees the mails of a demo: nobody outside of demo mode, its own machine, or everybody who reaches it. */
export type MailOutbox = 'none' | 'own machine' | 'everybody'

const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** Whether a browser that opened the portal under this host name may look at the sent mails. */
export const showsMails = (outbox: MailOutbox, hostname: string): boolean =>
  outbox === 'everybody' || (outbox === 'own machine' && ownNames.test(hostname))
