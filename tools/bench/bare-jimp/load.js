// Loads jimp and does nothing with it.
import 'jimp'
