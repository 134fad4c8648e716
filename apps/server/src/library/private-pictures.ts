/**
 * Who sees a picture that its owner does not share, such as a photograph of a class. Whatever reads a picture for somebody
 * asks one of these two: who is not shown it gets what a word without a picture gets, its word card.
 *
 * The statement around calls the row of `images` by the name that is given; `person` is the parameter of a `user_id`, null
 * for whoever has no account.
 */
type Person = `$${number}`;

/**
 * True of a picture that a person may use, take over or show to others: one that is shared, or their own. Classmates of a
 * pupil may look at a picture of their teacher; to take it into a deck of one's own, or to host a quiz with it, is another matter.
 */
export const isSharedOrOwn = (image: string, person: Person): string =>
  `(not ${image}.is_private or ${image}.submitted_by = ${person}::integer)`;

/**
 * True of a picture that a person sees in a deck or story with this id: one that is shared, or their own; and where the
 * item is its owner's and shared with a class in which the person is a student.
 */
export const isShownIn = (image: string, item_id: string, person: Person): string => `(
  ${isSharedOrOwn(image, person)}
  or ${image}.submitted_by = (select owner_id from items held_by where held_by.item_id = ${item_id})
    and is_shared_with(${item_id}, ${person}::integer))`;
