import type { User } from '#platform/context.ts'

/** The name under which somebody stands in a request; it stays when the account goes. */
export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
