/** What `README.txt` of an archive says, for somebody who has never heard of this program. */
export const readmeOf = (name: string, version: string): string => `${name}

These are decks of words and stories from Lexiroom (version ${version}). All of it is plain: JSON files in UTF-8, pictures
as WebP, and sounds as MP3. To have them in a Lexiroom again, import the whole zip file there.

lexiroom.json   What this archive is: its format, when it was made, and its decks and stories in
                their order.
decks/          A file for each deck.
stories/        A file for each story.
pictures/       Pictures, by the names that the decks and stories call them.
sounds/         Sounds, in the same way.
credits.json    Whose each picture and sound is, and under which licence it may be used. A picture whose licence is null was
                not to be shared: please keep it to yourself.

In a file of decks/:

path                        The folders that the deck lies in, from outside in, and its own name last.
target_language             The language that is learned.
source_language             The language that explains it.
settings                    How the deck is studied, its cover, and the category that it lies in.
words                       In their order: target_text is what is learned, source_text what it means,
                            extra_target_translation a second text under it, such as a reading or a plural. The same
                            origin_word_id says that two words are one, which was copied.
sentences                   Sentences with their highlights. Places in a text are counted in UTF-16 units, from 0, and the end
                            is not included.
answers                     Your own answers to a word or a sentence, oldest first: when they were given, whether they were
                            right, in how many milliseconds, and for which day they count. When a word is due next follows
                            from them.

In a file of stories/:

path, category              As those of a deck.
story_type                  'conversation' where people speak, whose names are then said; else 'other'.
story_language              The language that it is in.
cover                       Its picture.
sections                    In their order, each with its text and its picture. speaker_id is which of the voices of the
                            language says it, from 0, unless is_recorded says that its author has read it aloud.
                            sound_timings tells when each word sounds: the word, how long, where it stands in the text and how
                            long it is there in UTF-16 units, and when it begins; times in seconds.
`;
