import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useDisabledReason } from '#platform/allowed.tsx'

/** What `contactId` says when the dialog for a new contact is meant (CONTACT-13). */
export const newContact = 'new'

/** The contact whose dialog is open stands in the address, so that it can be shared and left with Back. */
export function useOpenedContact() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('contactId') ?? ''
  const mayCreate = useDisabledReason({ permissions: ['CreateContact'] }) === undefined
  const isRefused = asked === newContact && !mayCreate
  const open = useCallback((contactId: string) => setParams((before) => withContact(before, contactId)), [setParams])
  const close = useCallback(() => setParams((before) => withContact(before, null), { replace: true }), [setParams])
  useEffect(() => {
    if (isRefused) close()
  }, [isRefused, close])
  return { contactId: isRefused || asked === '' ? null : asked, open, close }
}

function withContact(before: URLSearchParams, contactId: string | null) {
  const next = new URLSearchParams(before)
  if (contactId === null) next.delete('contactId')
  else next.set('contactId', contactId)
  return next
}
