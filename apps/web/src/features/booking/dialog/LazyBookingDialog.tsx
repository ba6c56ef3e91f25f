import { lazy, Suspense } from 'react'
import type { BookingDialogProps } from './BookingDialog.tsx'

const Loaded = lazy(async () => ({ default: (await import('./BookingDialog.tsx')).BookingDialog }))

export const LazyBookingDialog = (props: BookingDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
