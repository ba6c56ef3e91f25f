const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Mar"; January is 1. */
export const monthLabel = (month: number) => names[month - 1] ?? ''

/** "Mar 2026". */
export const monthName = ({ year, month }: { year: number; month: number }) => `${monthLabel(month)} ${year}`
