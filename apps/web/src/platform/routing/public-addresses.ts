export const doors = ['/', '/login'] as const
