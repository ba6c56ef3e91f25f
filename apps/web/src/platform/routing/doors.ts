/** Where the login page stands. */
export const doors = ['/', '/login'] as const
