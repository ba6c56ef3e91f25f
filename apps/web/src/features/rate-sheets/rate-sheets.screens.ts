import { screen } from '#platform/screen.ts'

export const rateSheetScreens = [
  screen({
    path: '/lanes/rate-sheets',
    title: 'Upload Rate Sheet',
    needs: ['EditLane'],
    page: () => import('./RateSheetUploadPage.tsx'),
  }),
  screen({
    path: '/lanes/rate-sheets/:rateSheetId',
    title: 'Rate sheet preview',
    needs: ['EditLane'],
    page: () => import('./RateSheetPage.tsx'),
  }),
]
