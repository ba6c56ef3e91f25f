import { screen } from '#platform/screen.ts'

export const rateSheetScreens = [
  screen({
    path: '/lanes/rate-sheets',
    title: 'Lanes',
    needs: ['EditLane'],
    // The lanes page links to this screen. In the list of screens it would appear as a second "Lanes".
    hiddenFor: () => true,
    page: () => import('./RateSheetUploadPage.tsx'),
  }),
  screen({
    path: '/lanes/rate-sheets/:rateSheetId',
    title: 'Lanes',
    needs: ['EditLane'],
    page: () => import('./RateSheetPage.tsx'),
  }),
]
