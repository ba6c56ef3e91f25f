import { createHmac } from 'node:crypto'

/**
 * Secrets of the demo are derived from its password, so they do not have to be stored. Knowing that password gives more
 * access than they do.
 */
export const derivedFrom =
  (password: string) =>
  (name: string): string =>
    createHmac('sha256', password).update(name).digest('base64url')

export type SecretOf = ReturnType<typeof derivedFrom>
