import { screen } from '#platform/screen.ts'

/** One page for both, so that a reload leads back to the upload that was followed. */
const page = () => import('./OrderUploadPage.tsx')
const needs = ['ViewOrder', 'BulkOrderUpload'] as const

export const orderUploadScreens = [
  screen({ path: '/orders/upload', title: 'Orders', needs, page }),
  screen({ path: '/orders/upload/:orderUploadId', title: 'Orders', needs, page }),
]
