let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => setPressed(true), { capture: true })
  document.addEventListener('pointerup', () => setPressed(false), { capture: true })
  document.addEventListener('pointercancel', () => setPressed(false), { capture: true })
}

function setPressed(value: boolean): void {
  isPressed = value
}

/**
 * Runs now, or once the pointer is up again. What appears on leaving a field would otherwise move the button
 * under the finger, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) document.addEventListener('pointerup', () => setTimeout(act), { once: true })
  else act()
}
