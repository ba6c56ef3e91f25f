import { DateField } from './DateField.tsx'
import { useCompanyDay } from './use-company-day.ts'

/** A date field that takes every day, for records without a place and so without a time zone of their own. */
export const DayField = (props: { name: string; label: string; required?: boolean }) => (
  <DateField {...props} today={useCompanyDay()} isOpen={everyDay} />
)

const everyDay = () => true
