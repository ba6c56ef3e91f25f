import type { RenderResult } from '@testing-library/react'
import { render } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { SnackbarProvider } from '#ui/feedback/Snackbars.tsx'
import { ThemeRoot } from '#ui/theme/ThemeRoot.tsx'

/** Renders a component inside the UI providers. */
export function renderUi(element: ReactElement): RenderResult {
  return render(element, { wrapper: UiRoot })
}

export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeRoot>
      <SnackbarProvider>{children}</SnackbarProvider>
    </ThemeRoot>
  )
}
