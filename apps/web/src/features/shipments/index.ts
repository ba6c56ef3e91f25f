export { AppointmentDialog } from './dialogs/AppointmentDialog.tsx'
