import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import type { StorageManager } from '@mui/material/styles'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { theme } from './theme.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

type ThemeRootProps = {
  /** Nonce of this response. Without it, the content security policy blocks the styles. */
  nonce?: string
  children: ReactNode
}

export function ThemeRoot({ nonce, children }: ThemeRootProps) {
  const [cache] = useState(() => createCache({ key: 'lw', nonce, prepend: true }))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="theme" storageManager={themeStorage} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}

export function useThemeChoice(): { choice: ThemeChoice; setChoice: (choice: ThemeChoice) => void } {
  const { mode, setMode } = useColorScheme()
  return { choice: mode ?? 'system', setChoice: setMode }
}

const choices: unknown[] = ['light', 'dark', 'system'] satisfies ThemeChoice[]

/** Stores the theme choice under `theme`. A blocked storage or an invalid value means the default. */
const themeStorage: StorageManager = ({ key }) => ({
  get(fallback: unknown) {
    if (key !== 'theme') return fallback
    try {
      const stored = localStorage.getItem(key)
      return choices.includes(stored) ? stored : fallback
    } catch {
      return fallback
    }
  },
  set(value: string) {
    if (key !== 'theme') return
    try {
      localStorage.setItem(key, value)
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  },
  subscribe(handler: (value: string | null) => void) {
    const listen = (event: StorageEvent) => {
      if (event.key === key && key === 'theme') handler(event.newValue)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
})
