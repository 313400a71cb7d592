import type { Map as LeafletMap } from 'leaflet'
import type { MapPin } from '../map-props.ts'
import { priceWords } from '../price-label.ts'

const lingerMs = 140
const marginPx = 8
/** The zoom buttons in the lower right corner. */
const controlsPx = { width: 68, height: 190 }

/** Title and price of one pin, beside it. Stays while the pointer is on it; Escape closes it. */
export function infoWindow(map: LeafletMap, onOpen: (id: number) => void, onClose: () => void) {
  const box = document.createElement('div')
  box.className = 'map-info'
  box.hidden = true
  // The pin's own name says the same; this is for the eye, and for the finger.
  box.setAttribute('aria-hidden', 'true')
  const price = box.appendChild(Object.assign(document.createElement('strong'), { className: 'map-info-price' }))
  const title = box.appendChild(document.createElement('span'))
  map.getContainer().append(box)
  let pin: MapPin | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const place = () => {
    if (!pin) return
    const size = map.getSize()
    const { x, y } = map.latLngToContainerPoint([pin.latitude, pin.longitude])
    const isGone = x < 0 || y < 0 || x > size.x || y > size.y
    box.hidden = isGone
    if (isGone) return
    const room = size.x - (y > size.y - controlsPx.height ? controlsPx.width : marginPx)
    const left = Math.max(marginPx, Math.min(x - box.offsetWidth / 2, room - box.offsetWidth))
    const above = y - box.offsetHeight - 26
    box.style.transform = `translate(${Math.round(left)}px, ${Math.round(above < marginPx ? y + 26 : above)}px)`
  }
  const close = () => {
    clearTimeout(timer)
    pin = null
    box.hidden = true
  }
  const closeByPerson = () => {
    if (!pin) return
    close()
    onClose()
  }
  box.addEventListener('pointerenter', () => clearTimeout(timer))
  // A finger leaves whenever it is lifted, just before its click.
  box.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && closeByPerson())
  // The pin keeps the focus, or its loss would close this under the pointer.
  box.addEventListener('mousedown', (event) => event.preventDefault())
  box.addEventListener('click', (event) => {
    event.stopPropagation()
    if (pin) onOpen(pin.id)
  })
  map.on('move zoomend', place)
  map.on('zoomstart', () => {
    box.hidden = true
  })
  map.on('click', closeByPerson)
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeByPerson()
  }
  document.addEventListener('keydown', onKey)
  return {
    show(next: MapPin) {
      clearTimeout(timer)
      pin = next
      price.textContent = next.label === undefined ? priceWords(next.price, next.listedIn) : ''
      title.textContent = next.title
      box.hidden = false
      place()
    },
    /** After a moment, in which the pointer may come over to it. */
    leave() {
      clearTimeout(timer)
      timer = setTimeout(closeByPerson, lingerMs)
    },
    shownId: () => pin?.id ?? null,
    close: () => {
      close()
      document.removeEventListener('keydown', onKey)
    },
  }
}
