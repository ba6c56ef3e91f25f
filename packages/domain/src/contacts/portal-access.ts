/** Whether a contact can sign in: not at all, after the activation link in a mail, or now. */
export const portalAccesses = ['Active', 'Invited', 'None'] as const
export type PortalAccess = (typeof portalAccesses)[number]

export const portalAccessLabels: Readonly<Record<PortalAccess, string>> = {
  Active: 'Active',
  Invited: 'Invited',
  None: 'No access',
}

export function portalAccessOf(contact: { createPortalUser: boolean; isActivated: boolean }): PortalAccess {
  if (!contact.createPortalUser) return 'None'
  return contact.isActivated ? 'Active' : 'Invited'
}
