import { Suspense } from 'react'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import type { BookingDialogProps } from './BookingDialog.tsx'

const Loaded = lazyPart(async () => (await import('./BookingDialog.tsx')).BookingDialog)

export const LazyBookingDialog = (props: BookingDialogProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
)
