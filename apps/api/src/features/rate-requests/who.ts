import type { User } from '#platform/context.ts'

/** User name stored with a request. It stays after the account is deleted. */
export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`
