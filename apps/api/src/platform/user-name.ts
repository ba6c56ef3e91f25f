import type { User } from './context.ts'

/** Name under which a user's actions are recorded. It stays after the account is deleted. */
export const nameOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
