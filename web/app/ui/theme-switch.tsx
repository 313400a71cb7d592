import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from '../lib/theme.ts'

const choices = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const

/** Needs a script to keep the choice, so it is not shown where scripts do not run. */
export function ThemeSwitch() {
  const chosen = useTheme()
  return (
    <fieldset className="needs-script inline-flex flex-wrap rounded-control border border-edge p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, icon: Icon }) => (
        <label
          key={theme}
          className="flex min-h-10 cursor-pointer items-center gap-1.5 rounded-[6px] px-3 text-sm text-soft-ink transition-colors duration-150 hover:text-ink has-checked:bg-leaf-wash has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-leaf"
        >
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => setTheme(theme)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
