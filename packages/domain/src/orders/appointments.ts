/** DEF-94: whether a stop whose location takes freight by appointment only has none. */
export const isMissingAppointment = (stop: { isAppointmentRequired: boolean; appointmentAt: unknown }): boolean =>
  stop.isAppointmentRequired && stop.appointmentAt === null
