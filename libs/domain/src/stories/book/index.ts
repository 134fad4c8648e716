export { type BookPage, bookPages, type BookSection, pageOfSection, reboundPage, visiblePages } from './pages.ts';
export {
  bookSizes,
  edgeThickness,
  largestLetters,
  letterSizes,
  type Orientation,
  orientationOf,
  pageSize,
  type Size,
  textArea,
} from './size.ts';
