export { DockScheduleDialog } from './dock/DockScheduleDialog.tsx'
export { LocationDialog, type NewContact } from './form/LocationDialog.tsx'
export { LocationPicker, type LocationSource } from './pick/LocationPicker.tsx'
export { optionOf as locationOptionOf } from './pick/location-option.ts'
