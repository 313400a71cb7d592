import { expect, test } from 'vitest'
import { iconSprite } from './icon-sprite.ts'

const plugin = iconSprite() as unknown as {
  transform(code: string, id: string): { code: string } | undefined
}
const file = new URL('./app/ui/notice.tsx', import.meta.url).pathname

test('an imported icon becomes a part of the sprite, under the name it has in its file', () => {
  const code = "import {\n  Map as MapIcon,\n  type LucideIcon,\n  Phone,\n} from 'lucide-react'\nconst x = 1\n"
  const made = plugin.transform(code, file)?.code ?? ''
  expect(made).toContain("MapIcon = /* @__PURE__ */ icon('Map'), Phone = /* @__PURE__ */ icon('Phone');")
  expect(made).not.toContain('lucide-react')
  expect(made.split('\n')).toHaveLength(code.split('\n').length)
})

test('types stay, and files outside the app are left alone', () => {
  const types = "import type { LucideIcon } from 'lucide-react'\n"
  expect(plugin.transform(types, file)?.code).toBe(types)
  expect(plugin.transform("import { Phone } from 'lucide-react'\n", '/elsewhere/a.tsx')).toBeUndefined()
})
