/** Where a map begins when nothing else is asked: Pune, at the specification's zoom. */
export const puneView = { center: { latitude: 18.5204, longitude: 73.8567 }, zoom: 10 }
