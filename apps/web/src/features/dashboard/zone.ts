/** Where the user is; what happens at a stop shows in the stop's own zone instead. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
