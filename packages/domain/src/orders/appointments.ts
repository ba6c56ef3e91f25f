/** Whether a stop has no appointment although its location requires one. (DEF-94) */
export const isMissingAppointment = (stop: { isAppointmentRequired: boolean; appointmentAt: unknown }): boolean =>
  stop.isAppointmentRequired && stop.appointmentAt === null
