import { clusterName, clusterSizePx, clusterText } from '../cluster-look.ts'
import type { MapPin } from '../map-props.ts'
import { pinName, priceLabel } from '../price-label.ts'

/** Pins and groups are real buttons: they can be reached, named and pressed without a mouse. */
export function pinButton(pin: MapPin): HTMLButtonElement {
  const button = newButton('map-pin', pinName(pin))
  button.textContent = pin.label ?? priceLabel(pin.price)
  button.dataset.id = String(pin.id)
  return button
}

/** The pin of a map on which there is nothing to open. */
export function pinSign(pin: MapPin): HTMLElement {
  const sign = document.createElement('span')
  sign.className = 'map-pin is-sign'
  sign.setAttribute('role', 'img')
  sign.setAttribute('aria-label', pinName(pin))
  sign.textContent = pin.label ?? priceLabel(pin.price)
  return sign
}

export function clusterButton(count: number): HTMLButtonElement {
  const button = newButton('map-cluster', clusterName(count))
  const size = clusterSizePx(count)
  button.style.width = `${size}px`
  button.style.height = `${size}px`
  button.textContent = clusterText(count)
  return button
}

function newButton(className: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.setAttribute('aria-label', name)
  // One of them is the way in for the Tab key; arrows lead to the others.
  button.tabIndex = -1
  return button
}
