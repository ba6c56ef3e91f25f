import { screen } from '#platform/screen.ts'

/** Both paths share one page, so that a reload returns to the open upload. */
const page = () => import('./OrderUploadPage.tsx')
const needs = ['ViewOrder', 'BulkOrderUpload'] as const

export const orderUploadScreens = [
  screen({ path: '/orders/upload', title: 'Orders', needs, page }),
  screen({ path: '/orders/upload/:orderUploadId', title: 'Orders', needs, page }),
]
