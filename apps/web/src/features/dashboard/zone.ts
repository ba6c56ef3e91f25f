/** Time zone of the user. Events at a stop are shown in the time zone of the stop instead. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
