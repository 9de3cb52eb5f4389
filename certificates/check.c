/* check.c: checks a certificate about groups of permutations, from certificates.md alone, in its words.
 *     check FILE      (- for standard input)
 * Prints "valid: N claims" (exit 0), or FILE:LINE: REASON on standard error (exit 1); exit 2 for wrong usage
 * or a file that cannot be read. The text is read once and trusted nowhere; the first fault ends the program.
 * Memory that grows with the text is counted in cells of four bytes before it is allocated: at most 2^28
 * (1 GiB). A permutation of n points takes n. An enumeration has 2^30 bytes more, and its index 2^29. Time is
 * counted too, in steps. Points and indices count from 0 inside, from 1 in the text. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t cell;

#define MOST_CELLS ((size_t)1 << 28)
#define NONE UINT32_MAX
#define LIMB 1000000000u /* times a factor below 2^32, and a carry, it stays below 2^64 */
#define MOST_BYTES ((size_t)1 << 30) /* of the rows of an enumeration */
#define MOST_STEPS 10000000000u
enum { ROW_STEPS = 40 }; /* of a row of an enumeration: what it costs to find it */
enum { MOST_POINTS = 1000000, MOST_GROUPS = 1000, MOST_NUMBER = 1000000000, MOST_DIGITS = 1000000 };
enum { OVERHEAD = 16 };

#ifndef CERTIFICATE_CHECK_MAIN
#define CERTIFICATE_CHECK_MAIN main
#endif
int CERTIFICATE_CHECK_MAIN(int count, char **words);

/* ---- Faults and memory ---- */
static FILE *file;
static const char *name;
static uint64_t line, steps;
static size_t used;

/* The only way out before the end. */
static void leave(int status) { exit(status); }

static void fail_at(uint64_t where, const char *reason) {
    fprintf(stderr, "%s:%llu: %s\n", name, (unsigned long long)where, reason);
    leave(1);
}

static void fail(const char *reason) { fail_at(line, reason); }
static void need(bool fact, const char *reason) { if (!fact) fail(reason); }
static bool fits(size_t rows, size_t width) { return width == 0 || rows <= (MOST_CELLS - used) / width; }

/* Counts time, about in accesses to memory, before it passes; 8 stand for a call. A hostile text that is short
 * can ask for more than anybody waits for. */
static void spend(uint64_t more_steps) {
    steps += more_steps + 8;
    need(steps <= MOST_STEPS, "this needs more than 10^10 steps");
}

/* Counts memory; OVERHEAD stands for the head of a block and for what points to it. */
static void charge(size_t rows, size_t width) {
    need(fits(rows, width) && fits(rows * width + OVERHEAD, 1), "this needs more than 2^28 cells of memory");
    used += rows * width + OVERHEAD;
}

static void *checked(void *memory) {
    need(memory != NULL, "out of memory");
    return memory;
}

static cell *table(size_t rows, size_t width) {
    charge(rows, width);
    return checked(calloc(rows * width + 1, sizeof(cell)));
}

static cell *cells(size_t count) { return table(count, 1); }
static cell *copied(const cell *row, size_t count) { return memcpy(cells(count), row, count * sizeof *row); }

/* Room for one more item in an array that doubles: at most its double, and while it is copied its triple, is
 * in use. */
static void *grown(void *items, size_t count, size_t size) {
    charge(3 * size / sizeof(cell), 1);
    if ((count & (count - 1)) != 0) return items;
    return checked(realloc(items, (count == 0 ? 1 : 2 * count) * size));
}

/* ---- The text: characters, numbers, permutations ---- */
static unsigned char buffer[65536];
static size_t next_byte, filled;
static cell degree;

static int peek(void) {
    if (next_byte == filled) {
        next_byte = 0;
        filled = fread(buffer, 1, sizeof buffer, file);
        if (filled == 0 && ferror(file)) {
            fprintf(stderr, "%s: cannot be read\n", name);
            leave(2);
        }
    }
    return filled == 0 ? EOF : buffer[next_byte];
}

static bool digit(void) { return peek() >= '0' && peek() <= '9'; }

static bool take(int wanted) {
    if (peek() != wanted) return false;
    ++next_byte;
    return true;
}

/* The reason why the character at hand cannot stand there. */
static void unexpected(const char *wanted) {
    int c = peek();
    if (c == EOF) fail("the file ends within a line");
    if (c == '\r') fail("a carriage return: lines end with a line feed alone");
    if (c == '\t') fail("a tab: tokens are separated by one space");
    fail(wanted);
}

static void space(void) { if (!take(' ')) unexpected("one space and another token were expected"); }

/* Is there another token on this line? */
static bool more(void) {
    if (take(' ')) return true;
    if (peek() != '\n') unexpected("the end of the token was expected");
    return false;
}

/* A number from low to high; the first digit too many ends the reading, however long the token is. */
static cell number(cell low, cell high, const char *reason) {
    uint64_t value = 0;
    if (!digit()) unexpected("a number was expected");
    if (take('0')) need(!digit(), "a number with a leading zero");
    for (; digit(); ++next_byte) {
        value = 10 * value + (uint64_t)(peek() - '0');
        need(value <= high, reason);
    }
    need(value >= low, reason);
    return (cell)value;
}

static cell point(void) { return number(1, degree, "a point beyond the degree") - 1; }

static void set_identity(cell *row, cell count) {
    spend(count);
    for (cell p = 0; p < count; ++p) row[p] = p;
}

/* One cycle after its bracket. A point was met before if it has an image already or is the last of this
 * cycle. */
static void read_cycle(cell *row) {
    cell first = point(), last = first;
    need(row[first] == first, "a point occurs twice in a permutation");
    while (take(',')) {
        cell p = point();
        need(p != last && row[p] == p, "a point occurs twice in a permutation");
        row[last] = p;
        last = p;
    }
    if (!take(')')) unexpected("a comma or a closing bracket was expected");
    need(last != first, "a cycle of one point");
    row[last] = first;
}

static void read_permutation(cell *row) {
    set_identity(row, degree);
    if (!take('(')) unexpected("a permutation was expected");
    if (take(')')) return;
    do read_cycle(row);
    while (take('('));
}

/* ---- Large numbers: orders and least common multiples ---- */
static char digits[MOST_DIGITS];
static cell product[MOST_DIGITS / 9 + 4]; /* nine decimal digits in each, the least first */
static size_t digit_count, limbs;

static void read_digits(size_t most) {
    if (!digit()) unexpected("a number was expected");
    for (digit_count = 0; digit(); ++next_byte) {
        need(digit_count < most, "a number with too many digits");
        digits[digit_count++] = (char)peek();
    }
    need(digits[0] != '0' || digit_count == 1, "a number with a leading zero");
}

static void start_product(void) { product[0] = (cell)(limbs = 1); }

/* A product with clearly more digits than the claim stops growing: it is not equal. */
static void times(uint64_t factor) {
    uint64_t carry = 0;
    if (9 * limbs > digit_count + 18) return;
    spend(2 * limbs);
    for (size_t i = 0; i < limbs; ++i, carry /= LIMB) {
        carry += product[i] * factor;
        product[i] = (cell)(carry % LIMB);
    }
    for (; carry != 0; carry /= LIMB) product[limbs++] = (cell)(carry % LIMB);
}

/* Is the product the number that was read? */
static bool equals_digits(void) {
    if (limbs != (digit_count + 8) / 9) return false;
    for (size_t i = 0; i < limbs; ++i) {
        size_t end = digit_count - 9 * i;
        cell limb = 0;
        for (size_t k = end < 9 ? 0 : end - 9; k < end; ++k) limb = 10 * limb + (cell)(digits[k] - '0');
        if (limb != product[i]) return false;
    }
    return true;
}

/* ---- Cycles ---- */
static bool *seen; /* of each point; for a walk along cycles */

/* The lengths of the cycles on some points, which the permutation must map onto themselves; returns their
 * number. */
static cell cycles_on(const cell *row, const cell *points, cell count, cell *length) {
    cell cycles = 0;
    spend(2 * (uint64_t)count);
    for (cell i = 0; i < count; ++i) seen[points[i]] = false;
    for (cell i = 0; i < count; ++i) {
        cell n = 0;
        for (cell p = points[i]; !seen[p]; p = row[p], ++n) seen[p] = true;
        if (n != 0) length[cycles++] = n;
    }
    return cycles;
}

static int compare_cells(const void *a, const void *b) {
    cell x = *(const cell *)a, y = *(const cell *)b;
    return (x > y) - (x < y);
}

static void sort(cell *items, cell count) {
    spend(8 * (uint64_t)count);
    qsort(items, count, sizeof *items, compare_cells);
}

/* The different lengths, ascending; returns their number. */
static cell lengths_on(const cell *row, const cell *points, cell count, cell *length) {
    cell cycles = cycles_on(row, points, count, length), kept = 0;
    sort(length, cycles);
    for (cell i = 0; i < cycles; ++i)
        if (kept == 0 || length[kept - 1] != length[i]) length[kept++] = length[i];
    return kept;
}

static cell gcd(cell a, cell b) { return b == 0 ? a : gcd(b, a % b); }

/* The greatest common divisor of n and the lengths' least common multiple, which may be large itself. */
static cell common(cell n, const cell *length, cell count) {
    cell result = 1;
    spend(8 * (uint64_t)count);
    for (cell i = 0; i < count && result < n; ++i) {
        cell d = gcd(n, length[i]);
        result *= d / gcd(result, d);
    }
    return result;
}

static bool is_prime(cell n) {
    for (cell d = 2; d * d <= n; ++d) if (n % d == 0) return false;
    return n > 1;
}

/* ---- Groups ---- */
enum kind { REST, COPY, GIANT };

struct orbit {
    enum kind kind;
    bool original; /* some orbit is a copy of it */
    const cell *at; /* its points, ascending */
    cell size;
};

struct giant {
    cell orbit, class;
    cell *key;  /* the points, the class of giants not told apart yet, cycle lengths (on six points the order
                   alone) */
    bool apart; /* free of the rest */
};

struct strong {
    cell element, depth; /* the first level whose base point it moves */
    cell *image, *inverse;
};

struct level {
    cell base, width, size; /* its strong generators move no points from width on */
    cell *orbit, *label; /* the points in the order of finding, and the strong generators that led to them */
    cell *where;            /* of each point below width: its place in the orbit from 1, or 0 */
    cell *rows; /* inverses of the transversal elements, or NULL: they are found along the labels */
};

struct group {
    cell **element; /* generators first */
    cell elements, generators;
    struct orbit *orbit; /* from 1; number 0 has the points that G fixes */
    cell orbits, *orbit_of, last[3]; /* last: of each kind, the last orbit that had a line */
    cell *mate; /* of each point of a copy: the point of the original */
    struct giant *giant;
    cell giants, *ranked, classes; /* ranked: giants, sorted by class and lengths */
    cell *rest, rest_count, *slot; /* slot: of each point of the rest its number in it */
    cell *free_giant, frees, *pivot;
    cell *sign_rows, row_words, sign_words; /* of each giant: signs, then a sum of free giants */
    cell *place, points_of_q; /* place: of each point of the quotient, its number in the chain */
    struct strong *strong;
    struct level *level;
    cell strongs, levels;
    cell **first_rows; /* the generators of G, if they are fewer than the strong ones */
    uint64_t separate_line, chain_line;
    bool proved;
};

static struct group group[MOST_GROUPS];
static cell groups;

/* Room for work, of `degree` cells each. */
static cell *scratch, *inverse, *everything, *lengths, *rest_lengths;
static cell *parent, *joined, *with; /* of points; the pairs that were joined */
static cell *sign; /* of each giant, of the permutation last looked at */
static cell *sifted, *transversal, *trace;
static cell *set_of, *solved, *image, *given_row[3]; /* of a claim */

static void read_degree(struct group *G) {
    (void)G;
    cell **room[] = {&scratch, &inverse, &everything, &lengths, &rest_lengths, &parent, &joined, &with, &sign,
        &sifted, &transversal, &trace, &set_of, &solved, &image, given_row, given_row + 1, given_row + 2};
    degree = number(1, MOST_POINTS, "the degree is not from 1 to 1000000");
    for (size_t i = 0; i < sizeof room / sizeof *room; ++i) *room[i] = cells(degree);
    set_identity(everything, degree);
    seen = (bool *)cells(degree);
}

static void begin_group(struct group *G) {
    (void)G;
    need(groups < MOST_GROUPS, "more than 1000 groups");
    ++groups;
}

/* ---- Elements ---- */
static void add_element(struct group *G, const cell *row) {
    G->element = grown(G->element, G->elements, sizeof *G->element);
    G->element[G->elements++] = copied(row, degree);
}

static void read_generator(struct group *G) {
    read_permutation(scratch);
    add_element(G, scratch);
    G->generators = G->elements;
}

static cell element_number(const struct group *G) {
    return number(1, G->elements, "there is no such element yet") - 1;
}

static void invert(cell *result, const cell *row, cell count) {
    spend(count);
    for (cell p = 0; p < count; ++p) result[row[p]] = p;
}

static void multiply(cell *row, const cell *factor, cell count) {
    spend(count);
    for (cell p = 0; p < count; ++p) row[p] = factor[row[p]];
}

static void multiply_reference(cell *row, const struct group *G) {
    bool inverted = take('-');
    const cell *factor = G->element[element_number(G)];
    if (inverted) invert(inverse, factor, degree);
    multiply(row, inverted ? inverse : factor, degree);
}

static void read_element(struct group *G) {
    set_identity(scratch, degree);
    do multiply_reference(scratch, G);
    while (more());
    add_element(G, scratch);
}

static bool same(const cell *row, const cell *other) {
    spend(degree);
    return memcmp(row, other, degree * sizeof *row) == 0;
}

/* result = g^-1 h g */
static void conjugate(cell *restrict result, const cell *restrict h, const cell *restrict g) {
    const cell n = degree;
    spend(n);
    for (cell p = 0; p < n; ++p) result[g[p]] = g[h[p]];
}

/* ---- Orbits, copies ---- */
static cell grow_orbit(struct group *G, cell start, cell *queue) {
    cell size = 1;
    queue[0] = start;
    G->orbit_of[start] = G->orbits;
    for (cell i = 0; i < size; ++i)
        for (cell g = 0; g < G->generators; ++g) {
            cell p = G->element[g][queue[i]];
            if (G->orbit_of[p] == G->orbits) continue;
            G->orbit_of[p] = G->orbits;
            queue[size++] = p;
        }
    spend((uint64_t)size * G->generators);
    return size;
}

static void list_points(struct group *G) {
    cell *points = cells(degree), *end = parent, start = 0;
    for (cell o = 1; o < G->orbits; ++o) {
        G->orbit[o].at = points + start;
        end[o] = start;
        start += G->orbit[o].size;
    }
    for (cell p = 0; p < degree; ++p) if (G->orbit_of[p] != 0) points[end[G->orbit_of[p]]++] = p;
}

static void find_orbits(struct group *G) {
    if (G->orbit != NULL) return;
    G->orbit_of = cells(degree);
    G->orbit = grown(G->orbit, G->orbits, sizeof *G->orbit);
    G->orbit[G->orbits++] = (struct orbit){REST, false, NULL, 0};
    for (cell p = 0; p < degree; ++p) {
        if (G->orbit_of[p] != 0) continue;
        cell size = grow_orbit(G, p, joined);
        if (size == 1) {
            G->orbit_of[p] = 0;
            continue;
        }
        G->orbit = grown(G->orbit, G->orbits, sizeof *G->orbit);
        G->orbit[G->orbits++] = (struct orbit){REST, false, NULL, size};
    }
    list_points(G);
}

static cell orbit_number(const struct group *G) {
    return number(1, G->orbits - 1, "there is no such orbit");
}

/* The orbit that a line is about. */
static cell new_role(struct group *G, enum kind kind) {
    cell a = orbit_number(G);
    need(G->orbit[a].kind == REST, "this orbit has a line already");
    need(a > G->last[kind], "lines of a kind come in ascending order of orbits");
    G->orbit[a].kind = kind;
    return G->last[kind] = a;
}

/* Does a permutation that maps every orbit onto itself act on this copy as on its original? */
static bool fits_copy(const struct group *G, const cell *row, cell a) {
    const struct orbit *o = &G->orbit[a];
    spend(o->size);
    for (cell i = 0; i < o->size; ++i) if (G->mate[row[o->at[i]]] != row[G->mate[o->at[i]]]) return false;
    return true;
}

static void read_mates(struct group *G, cell a, cell b) {
    const struct orbit *o = &G->orbit[a];
    for (cell i = 0; i < o->size; ++i) seen[o->at[i]] = false;
    for (cell i = 0; i < o->size; ++i) {
        space();
        cell p = point();
        need(G->orbit_of[p] == a && !seen[p], "the images are not the points of the copy, each once");
        seen[p] = true;
        G->mate[p] = G->orbit[b].at[i];
    }
}

/* An original that were itself a copy, now or by a later line, could leave both out of the chain's sight. */
static void read_copy(struct group *G) {
    cell a = new_role(G, COPY);
    space();
    cell b = orbit_number(G);
    need(G->orbit[b].kind != COPY, "the original is itself a copy");
    need(!G->orbit[a].original, "the copy is the original of another copy");
    need(G->orbit[a].size == G->orbit[b].size, "the copy and its original have different sizes");
    G->orbit[b].original = true;
    if (G->mate == NULL) G->mate = cells(degree);
    read_mates(G, a, b);
    for (cell g = 0; g < G->generators; ++g)
        need(fits_copy(G, G->element[g], a), "a generator acts differently on the copy");
}

/* ---- Giants ---- */
static cell root(cell p) {
    while (parent[p] != p) p = parent[p] = parent[parent[p]];
    return p;
}

static cell join(cell p, cell q, cell joins) {
    p = root(p);
    q = root(q);
    if (p == q) return joins;
    parent[q] = p;
    joined[joins] = q;
    with[joins] = p;
    return joins + 1;
}

/* Is the finest partition that the generators keep, with p and q together, one block? Images of joined pairs
 * join. */
static bool one_block(const struct group *G, const struct orbit *o, cell p, cell q) {
    for (cell i = 0; i < o->size; ++i) parent[o->at[i]] = o->at[i];
    cell joins = join(p, q, 0);
    for (cell i = 0; i < joins && joins + 1 < o->size; ++i) {
        spend(8 * (uint64_t)G->generators);
        for (cell g = 0; g < G->generators; ++g)
            joins = join(G->element[g][joined[i]], G->element[g][with[i]], joins);
    }
    spend(o->size);
    return joins + 1 == o->size;
}

static bool primitive(const struct group *G, const struct orbit *o) {
    for (cell i = 1; i < o->size; ++i) if (!one_block(G, o, o->at[0], o->at[i])) return false;
    return true;
}

static bool has_prime_cycle(const cell *row, const struct orbit *o, cell prime) {
    cell cycles = cycles_on(row, o->at, o->size, lengths), divisible = 0;
    bool found = false;
    for (cell i = 0; i < cycles; ++i) {
        divisible += lengths[i] % prime == 0;
        found = found || lengths[i] == prime;
    }
    return found && divisible == 1;
}

/* A cycle of prime length P on more than half of the points proves by itself that the action is primitive:
 * blocks of b > 1 points are smaller than P; if it moves one it moves P blocks, so P b points; else its
 * points are in one. */
static void read_giant(struct group *G) {
    cell a = new_role(G, GIANT);
    const struct orbit *o = &G->orbit[a];
    space();
    const cell *row = G->element[element_number(G)];
    space();
    cell prime = number(1, MOST_POINTS, "the prime is too large");
    need(o->size >= 5, "a giant has at least five points");
    need(is_prime(prime), "this is not a prime");
    need(prime <= 3 || prime + 3 <= o->size, "the prime is neither 2 nor 3 nor at most m - 3");
    need(has_prime_cycle(row, o, prime), "the element has not one such cycle, prime to the others");
    need(2 * prime > o->size || primitive(G, o), "the action on the giant is not primitive");
    G->giant = grown(G->giant, G->giants, sizeof *G->giant);
    G->giant[G->giants++] = (struct giant){a, 0, cells((size_t)o->size + 2), false};
}

/* ---- The quotient: the rest, then a pair of points for each free sign ---- */
static void find_rest(struct group *G) {
    G->rest = cells(degree), G->slot = cells(degree);
    for (cell p = 0; p < degree; ++p) {
        if (G->orbit_of[p] == 0 || G->orbit[G->orbit_of[p]].kind != REST) continue;
        G->slot[p] = G->rest_count;
        G->rest[G->rest_count++] = p;
    }
}

static void find_signs(const struct group *G, const cell *row) {
    for (cell j = 0; j < G->giants; ++j) {
        const struct orbit *o = &G->orbit[G->giant[j].orbit];
        sign[j] = (o->size - cycles_on(row, o->at, o->size, lengths)) & 1;
    }
}

static cell *sign_row(const struct group *G, cell j) { return G->sign_rows + (size_t)j * G->row_words; }
static cell bit(const cell *words, cell i) { return words[i / 32] >> i % 32 & 1; }
static void set_bit(cell *words, cell i) { words[i / 32] |= (cell)1 << i % 32; }

static void fill_sign_rows(struct group *G) {
    cell most_free = G->generators < G->giants ? G->generators : G->giants;
    G->sign_words = (G->generators + 31) / 32;
    G->row_words = G->sign_words + (most_free + 31) / 32;
    G->sign_rows = table(G->giants, G->row_words);
    for (cell g = 0; g < G->generators; ++g) {
        find_signs(G, G->element[g]);
        for (cell j = 0; j < G->giants; ++j) if (sign[j]) set_bit(sign_row(G, j), g);
    }
}

/* Adds the reduced rows of the free giants until none of their pivots is left. What is not zero then is the
 * reduced row of a new free giant; else the second part says which free giants' rows add up to this one. */
static void reduce_row(struct group *G, cell j) {
    cell *row = sign_row(G, j), g = 0;
    for (cell f = 0; f < G->frees; ++f) {
        if (!bit(row, G->pivot[f])) continue;
        spend(G->row_words);
        for (cell w = 0; w < G->row_words; ++w) row[w] ^= sign_row(G, G->free_giant[f])[w];
    }
    spend((uint64_t)G->frees + G->generators);
    while (g < G->generators && !bit(row, g)) ++g;
    if (g == G->generators) return;
    set_bit(row + G->sign_words, G->frees);
    G->pivot[G->frees] = g;
    G->free_giant[G->frees++] = j;
}

static bool fits_bound_signs(const struct group *G) {
    spend((uint64_t)G->giants * G->frees);
    for (cell j = 0, f = 0; j < G->giants; ++j) {
        if (f < G->frees && G->free_giant[f] == j) {
            ++f;
            continue;
        }
        const cell *sum_of = sign_row(G, j) + G->sign_words;
        cell sum = 0;
        for (cell k = 0; k < G->frees; ++k) sum ^= bit(sum_of, k) & sign[G->free_giant[k]];
        if (sum != sign[j]) return false;
    }
    return true;
}

static void find_quotient(struct group *G) {
    if (G->place != NULL) return;
    find_rest(G);
    G->free_giant = cells(G->giants), G->pivot = cells(G->giants);
    fill_sign_rows(G);
    for (cell j = 0; j < G->giants; ++j) reduce_row(G, j);
    G->points_of_q = G->rest_count + 2 * G->frees;
    G->place = cells(G->points_of_q);
    set_identity(G->place, G->points_of_q);
}

/* A permutation that maps every orbit onto itself, as one of the quotient. */
static void to_quotient(const struct group *G, const cell *row, cell *result) {
    const cell *place = G->place;
    find_signs(G, row);
    spend(G->points_of_q);
    for (cell i = 0; i < G->rest_count; ++i) result[place[i]] = place[G->slot[row[G->rest[i]]]];
    for (cell f = 0; f < G->frees; ++f) {
        cell even = place[G->rest_count + 2 * f], odd = place[G->rest_count + 2 * f + 1];
        result[even] = sign[G->free_giant[f]] ? odd : even;
        result[odd] = sign[G->free_giant[f]] ? even : odd;
    }
}

/* ---- Separation ---- */
static const struct giant *ranking; /* qsort passes nothing on */

static int compare_giants(const void *a, const void *b) {
    const cell *x = ranking[*(const cell *)a].key, *y = ranking[*(const cell *)b].key;
    spend(x[0]);
    return x[0] != y[0] ? (x[0] < y[0] ? -1 : 1) : memcmp(x, y, ((size_t)x[0] + 2) * sizeof(cell));
}

/* Giants stay in one class as long as no element tells them apart. */
static void split_classes(struct group *G) {
    ranking = G->giant;
    qsort(G->ranked, G->giants, sizeof *G->ranked, compare_giants);
    G->classes = 0;
    for (cell i = 0; i < G->giants; ++i) {
        G->classes += i == 0 || compare_giants(&G->ranked[i - 1], &G->ranked[i]) != 0;
        G->giant[G->ranked[i]].class = G->classes;
    }
}

/* On six points, automorphisms of the alternating group may change cycle lengths, but none changes orders. */
static void fill_key(const struct orbit *o, struct giant *g, const cell *row, const cell *divisors, cell count) {
    cell *length = g->key + 2, cycles = cycles_on(row, o->at, o->size, length), order = 1;
    for (cell i = 0; i < cycles; ++i) {
        if (i == 0 || length[i] != length[i - 1])
            g->apart = g->apart || common(length[i], divisors, count) != length[i];
        order *= o->size == 6 ? length[i] / gcd(order, length[i]) : 1;
    }
    if (o->size == 6) length[0] = order;
    if (o->size == 6) cycles = 1;
    memset(length + cycles, 0, (o->size - cycles) * sizeof *length);
    sort(length, o->size);
    g->key[0] = o->size;
    g->key[1] = g->class;
}

static void separate(struct group *G, const cell *row) {
    cell count = lengths_on(row, G->rest, G->rest_count, rest_lengths);
    for (cell j = 0; j < G->giants; ++j)
        fill_key(&G->orbit[G->giant[j].orbit], &G->giant[j], row, rest_lengths, count);
    split_classes(G);
}

static void read_separate(struct group *G) {
    G->separate_line = line;
    G->ranked = cells(G->giants);
    set_identity(G->ranked, G->giants);
    do separate(G, G->element[element_number(G)]);
    while (more());
}

/* ---- The chain ---- */
static void read_base(struct group *G) {
    G->chain_line = line;
    do {
        G->level = grown(G->level, G->levels, sizeof *G->level);
        cell base = number(1, G->points_of_q, "a base point beyond the quotient") - 1;
        G->level[G->levels++] = (struct level){base, 0, 0, NULL, NULL, NULL, NULL};
    } while (more());
}

static void read_strong(struct group *G) {
    G->chain_line = line;
    do {
        G->strong = grown(G->strong, G->strongs, sizeof *G->strong);
        G->strong[G->strongs++] = (struct strong){element_number(G), 0, NULL, NULL};
    } while (more());
}

static bool is_identity(const cell *row, cell from, cell to) {
    spend(to);
    while (from < to && row[from] == from) ++from;
    return from >= to;
}

static cell first_moved(const struct group *G, const cell *row) {
    cell i = 0;
    while (i < G->levels && row[G->level[i].base] == G->level[i].base) ++i;
    spend(i);
    if (i == G->levels) fail_at(G->chain_line, "a strong generator moves no base point");
    return i;
}

/* Keeps the strong generators that are not the identity of Q. */
static void load_strong(struct group *G) {
    cell kept = 0;
    for (cell i = 0; i < G->strongs; ++i) {
        struct strong s = G->strong[i];
        to_quotient(G, G->element[s.element], sifted);
        if (is_identity(sifted, 0, G->points_of_q)) continue;
        s.depth = first_moved(G, sifted);
        s.image = copied(sifted, G->points_of_q);
        s.inverse = cells(G->points_of_q);
        G->strong[kept++] = s;
    }
    G->strongs = kept;
}

/* How many levels move each point of Q: the first so many. */
static void find_reach(const struct group *G, cell *reach) {
    memset(reach, 0, G->points_of_q * sizeof *reach);
    for (cell i = 0; i < G->strongs; ++i) {
        const struct strong *s = &G->strong[i];
        for (cell p = 0; p < G->points_of_q; ++p)
            if (s->image[p] != p && reach[p] <= s->depth) reach[p] = s->depth + 1;
        spend(G->points_of_q);
    }
}

/* Numbers the points of Q anew, those first that the deepest levels move: a level moves its first `width`
 * points. */
static void renumber(struct group *G) {
    cell *reach = joined, *start = cells((size_t)G->levels + 2);
    find_reach(G, reach);
    for (cell p = 0; p < G->points_of_q; ++p) ++start[reach[p]];
    for (cell i = G->levels, sum = 0; i != NONE; --i) {
        if (i < G->levels) G->level[i].width = sum;
        sum += start[i];
        start[i] = sum - start[i];
    }
    for (cell p = 0; p < G->points_of_q; ++p) G->place[p] = start[reach[p]]++;
    for (cell i = 0; i < G->levels; ++i) G->level[i].base = G->place[G->level[i].base];
    for (cell i = 0; i < G->strongs; ++i) {
        to_quotient(G, G->element[G->strong[i].element], G->strong[i].image);
        invert(G->strong[i].inverse, G->strong[i].image, G->points_of_q);
    }
}

static void grow_level(const struct group *G, struct level *l, cell depth) {
    l->where[l->base] = l->size = 1;
    sifted[0] = l->base;
    for (cell i = 0; i < l->size; ++i)
        for (cell s = 0; s < G->strongs; ++s) {
            if (G->strong[s].depth < depth) continue;
            cell p = G->strong[s].image[sifted[i]];
            if (l->where[p] != 0) continue;
            sifted[l->size++] = p;
            l->where[p] = l->size;
            trace[l->size - 1] = s;
        }
    spend((uint64_t)l->size * G->strongs);
    l->orbit = copied(sifted, l->size);
    l->label = copied(trace, l->size);
}

/* Explicit transversals are faster than labels; they are made if half of the memory that is left suffices. */
static void fill_rows(const struct group *G, struct level *l) {
    if (!fits(2 * (size_t)l->size, l->width)) return;
    l->rows = table(l->size, l->width);
    set_identity(l->rows, l->width);
    for (cell i = 1; i < l->size; ++i) {
        const cell *back = G->strong[l->label[i]].inverse;
        const cell *row = l->rows + (size_t)(l->where[back[l->orbit[i]]] - 1) * l->width;
        spend(l->width);
        for (cell p = 0; p < l->width; ++p) l->rows[(size_t)i * l->width + p] = row[back[p]];
    }
}

static void build_level(const struct group *G, struct level *l, cell depth) {
    l->size = 1;
    if (l->base >= l->width) return;
    l->where = cells(l->width);
    grow_level(G, l, depth);
    fill_rows(G, l);
}

/* Multiplies by the inverse of the transversal element of x. */
static void divide(const struct group *G, cell *row, const struct level *l, cell x) {
    if (l->rows != NULL) {
        multiply(row, l->rows + (size_t)(l->where[x] - 1) * l->width, l->width);
        return;
    }
    while (x != l->base) {
        const struct strong *s = &G->strong[l->label[l->where[x] - 1]];
        multiply(row, s->inverse, l->width);
        x = s->inverse[x];
    }
}

/* Sifts a permutation of the first `width` points through the levels from this one on. What moves a point
 * that no strong generator of a level moves cannot become the identity there. */
static bool sifts(const struct group *G, cell *row, cell depth, cell width) {
    spend((uint64_t)width + G->levels - depth);
    for (; depth < G->levels; ++depth) {
        const struct level *l = &G->level[depth];
        if (l->width < width && !is_identity(row, l->width, width)) return false;
        width = l->width;
        if (l->base >= width || row[l->base] == l->base) continue;
        if (l->where[row[l->base]] == 0) return false;
        divide(G, row, l, row[l->base]);
    }
    return is_identity(row, 0, width);
}

static void check_schreier(const struct group *G, cell depth, cell x, const cell *by) {
    const struct level *l = &G->level[depth];
    for (cell p = 0; p < l->width; ++p) sifted[p] = by[transversal[p]];
    if (l->where[by[x]] == 0 || !sifts(G, sifted, depth, l->width))
        fail_at(G->chain_line, "a Schreier generator does not sift to the identity");
}

/* At the first level the generators of G serve as well as the strong ones, which are words in them: if H is
 * the group of the next level and has all their Schreier generators, H times the transversal is Q, and H is
 * the stabilizer. The Schreier generator of a label that led to a point is trivial. */
static void check_point(const struct group *G, cell depth, cell x) {
    const struct level *l = &G->level[depth];
    set_identity(trace, l->width);
    divide(G, trace, l, x);
    invert(transversal, trace, l->width);
    if (depth == 0 && G->first_rows != NULL) {
        for (cell g = 0; g < G->generators; ++g) check_schreier(G, 0, x, G->first_rows[g]);
        return;
    }
    spend(G->strongs);
    for (cell i = 0; i < G->strongs; ++i) {
        const struct strong *s = &G->strong[i];
        if (s->depth < depth) continue;
        cell y = s->image[x];
        bool led = y != l->base && l->label[l->where[y] - 1] == i && s->inverse[y] == x;
        if (!led) check_schreier(G, depth, x, s->image);
    }
}

static void check_generators(struct group *G) {
    if (G->generators < G->strongs)
        G->first_rows = checked(calloc(G->generators, sizeof *G->first_rows)); /* as the elements */
    for (cell g = 0; g < G->generators; ++g) {
        to_quotient(G, G->element[g], sifted);
        if (G->first_rows != NULL) G->first_rows[g] = copied(sifted, G->points_of_q);
        if (!sifts(G, sifted, 0, G->points_of_q))
            fail_at(G->chain_line, "a generator does not sift to the identity");
    }
}

static void check_chain(struct group *G) {
    if (G->chain_line == 0) G->chain_line = line;
    load_strong(G);
    renumber(G);
    for (cell i = 0; i < G->levels; ++i) build_level(G, &G->level[i], i);
    check_generators(G);
    for (cell i = G->levels; i-- > 0;)
        for (cell k = 0; k < G->level[i].size && G->level[i].orbit != NULL; ++k)
            check_point(G, i, G->level[i].orbit[k]);
}

/* ---- What the evidence proves ---- */
/* Checks all evidence, once. */
static void prove(struct group *G) {
    if (G->proved) return;
    find_orbits(G);
    find_quotient(G);
    if (G->separate_line == 0) G->separate_line = line;
    for (cell j = 0; j < G->giants; ++j)
        if (!G->giant[j].apart)
            fail_at(G->separate_line, "no element shows that a giant is free of the rest");
    if (G->classes != G->giants)
        fail_at(G->separate_line, "no element tells two giants with equally many points apart");
    check_chain(G);
    G->proved = true;
}

static bool keeps_orbits(const struct group *G, const cell *row) {
    const cell *of = G->orbit_of;
    spend(degree);
    for (cell p = 0; p < degree; ++p) if (of[row[p]] != of[p] || (of[p] == 0 && row[p] != p)) return false;
    return true;
}

static bool is_member(const struct group *G, const cell *row) {
    if (!keeps_orbits(G, row)) return false;
    spend(G->orbits);
    for (cell o = 1; o < G->orbits; ++o)
        if (G->orbit[o].kind == COPY && !fits_copy(G, row, o)) return false;
    to_quotient(G, row, sifted);
    return fits_bound_signs(G) && sifts(G, sifted, 0, G->points_of_q);
}

static void need_subgroup(const struct group *H, const struct group *K) {
    for (cell h = 0; h < H->generators; ++h)
        need(is_member(K, H->element[h]), "a generator of the first group is not in the other");
}

/* ---- Orders, as numbers of prime factors ---- */
static int32_t *power; /* of each number: how often it is a factor */
static cell *least; /* of each number: its least prime factor */

static void find_primes(void) {
    power = (int32_t *)cells((size_t)degree + 1), least = cells((size_t)degree + 1);
    for (cell n = 2; n <= degree; ++n)
        for (cell k = n; least[n] % n == 0 && k <= degree; k += n) if (least[k] == 0) least[k] = n;
}

static void count_factors(const struct group *G, int32_t times_each) {
    spend((uint64_t)G->levels + degree);
    for (cell i = 0; i < G->levels; ++i) power[G->level[i].size] += times_each;
    for (cell j = 0; j < G->giants; ++j)
        for (cell k = 3; k <= G->orbit[G->giant[j].orbit].size; ++k) power[k] += times_each;
}

/* The order of K, divided by that of H if it is given; it must be whole. */
static void find_index(const struct group *K, const struct group *H) {
    if (power == NULL) find_primes();
    memset(power, 0, ((size_t)degree + 1) * sizeof *power);
    count_factors(K, 1);
    if (H != NULL) count_factors(H, -1);
    for (cell n = degree; n > 1; --n) {
        if (least[n] != n) {
            power[least[n]] += power[n];
            power[n / least[n]] += power[n];
            power[n] = 0;
        }
    }
    for (cell n = 2; n <= degree; ++n) need(power[n] >= 0, "the order of a group does not divide the other");
}

static bool index_is_claimed(void) {
    uint64_t factor = 1;
    start_product();
    for (cell n = 2; n <= degree; ++n)
        for (int32_t i = 0; i < power[n]; ++i) {
            if (factor * n > UINT32_MAX) {
                times(factor);
                factor = 1;
            }
            factor *= n;
        }
    times(factor);
    return equals_digits();
}

/* The index as a number, exact up to 2^32. */
static uint64_t small_index(const struct group *K, const struct group *H) {
    uint64_t result = 1;
    find_index(K, H);
    for (cell n = 2; n <= degree; ++n)
        for (int32_t i = 0; i < power[n] && result <= UINT32_MAX; ++i) result *= n;
    return result;
}

/* ---- Enumerations ---- */
typedef void action(void *restrict to, const void *restrict from, const cell *restrict g);

static struct {
    unsigned char *rows;
    size_t width, count, room, forbidden; /* the first rows, that must not be found again */
    cell *slot; /* a hash table: numbers of rows from 1, or 0 */
    size_t slots;
} found;

static size_t entry; /* bytes of each entry of a position */

static void begin_enumeration(size_t width) {
    found.width = width;
    found.count = found.forbidden = found.room = 0;
    free(found.rows);
    free(found.slot);
    found.rows = NULL;
    found.slots = 1024;
    found.slot = checked(calloc(found.slots, sizeof *found.slot));
}

static const unsigned char *found_row(size_t i) { return found.rows + i * found.width; }

static uint64_t hash(const unsigned char *row) {
    uint64_t h = 0, word;
    for (size_t i = 0; i < found.width; i += sizeof word) {
        size_t n = found.width - i < sizeof word ? found.width - i : sizeof word;
        word = 0;
        memcpy(&word, row + i, n);
        h = (h ^ word) * 0x9E3779B97F4A7C15u;
        h ^= h >> 29;
    }
    return h * 0xD6E8FEB86659FD93u >> 16;
}

/* The slot of this row, or the one where it belongs. */
static size_t find_slot(const unsigned char *row) {
    size_t i = hash(row) & (found.slots - 1);
    while (found.slot[i] != 0 && memcmp(found_row(found.slot[i] - 1), row, found.width) != 0) {
        spend(ROW_STEPS);
        i = (i + 1) & (found.slots - 1);
    }
    return i;
}

static void widen_slots(void) {
    free(found.slot);
    found.slots *= 2;
    found.slot = checked(calloc(found.slots, sizeof *found.slot));
    for (size_t k = 0; k < found.count; ++k) {
        size_t i = hash(found_row(k)) & (found.slots - 1);
        for (; found.slot[i] != 0; i = (i + 1) & (found.slots - 1)) spend(ROW_STEPS);
        found.slot[i] = (cell)(k + 1);
    }
}

static void make_room(void) {
    need((found.count + 1) * found.width <= MOST_BYTES, "an enumeration needs more than 2^30 bytes");
    if (found.count < found.room) return;
    found.room = found.room == 0 ? 16 : 2 * found.room;
    if (found.room * found.width > MOST_BYTES) found.room = MOST_BYTES / found.width;
    found.rows = checked(realloc(found.rows, found.room * found.width));
}

static void add_row(const void *row) {
    spend(found.width + ROW_STEPS);
    size_t i = find_slot(row);
    need(found.slot[i] == 0 || found.slot[i] > found.forbidden, "the two enumerations have a position in common");
    if (found.slot[i] != 0) return;
    make_room();
    memcpy(found.rows + found.count * found.width, row, found.width);
    found.slot[i] = (cell)++found.count;
    if (4 * found.count > 3 * found.slots) widen_slots();
}

/* Applies the generators to the rows from this one on, to what is new then, and so on, so many times. */
static void enumerate(const struct group *K, action *act, size_t from, cell depth) {
    for (size_t end; depth > 0 && from < found.count; --depth)
        for (end = found.count; from < end; ++from)
            for (cell g = 0; g < K->generators; ++g) {
                act(image, found_row(from), K->element[g]);
                add_row(image);
            }
}

#define MOVE_AS(type, at, of) \
    for (cell y = 0; y < n; ++y) ((type *)to)[at] = ((const type *)from)[of]
#define MOVE(at, of) do { \
        if (entry == 1) MOVE_AS(uint8_t, at, of); \
        else if (entry == 2) MOVE_AS(uint16_t, at, of); \
        else MOVE_AS(cell, at, of); \
    } while (0)

static void move_position(void *restrict to, const void *restrict from, const cell *restrict g) {
    const cell n = degree;
    MOVE(g[y], y);
}

static void move_back(void *restrict to, const void *restrict from, const cell *restrict g) {
    const cell n = degree;
    MOVE(y, g[y]);
}

static void conjugate_row(void *restrict to, const void *restrict from, const cell *restrict g) {
    conjugate(to, from, g);
}

static void multiply_row(void *restrict to, const void *restrict from, const cell *restrict g) {
    const cell *row = from, n = degree;
    for (cell p = 0; p < n; ++p) ((cell *)to)[p] = g[row[p]];
}

/* Enumerates the conjugates of P under K. */
static void find_conjugates(const struct group *K, const cell *P) {
    begin_enumeration(degree * sizeof *P);
    add_row(P);
    enumerate(K, conjugate_row, 0, NONE);
}

/* The position of the identity. */
static void begin_positions(void) {
    for (cell p = 0; p < degree; ++p)
        if (entry == 1) ((uint8_t *)solved)[p] = (uint8_t)set_of[p];
        else if (entry == 2) ((uint16_t *)solved)[p] = (uint16_t)set_of[p];
        else solved[p] = set_of[p];
    begin_enumeration(degree * entry);
}

/* ---- The arguments of claims ---- */
static struct {
    struct group *group[3];
    cell groups, rows, number[2], numbers;
    cell *sizes, layers; /* of the distances from 0 on */
    bool whole;
} given;

static char word[16];

static void read_word(void) {
    size_t n = 0;
    for (; peek() >= 'a' && peek() <= 'z' && n + 1 < sizeof word; ++next_byte) word[n++] = (char)peek();
    word[n] = '\0';
}

static bool has_word(const char *wanted) { return strcmp(word, wanted) == 0; }

/* Is there one more in this list? Otherwise its line ends, or `of` follows. */
static bool one_more(bool *follows) { return (*follows = more()) && peek() != 'o'; }

static bool read_by(void) {
    bool follows;
    read_word();
    need(has_word("by"), "the word `by` was expected");
    space();
    do multiply_reference(given_row[0], given.group[0]);
    while (one_more(&follows));
    return follows;
}

static bool read_layers(void) {
    bool follows;
    read_word();
    given.whole = has_word("whole");
    need(given.whole || has_word("part"), "the word `whole` or `part` was expected");
    space();
    given.layers = 0;
    do {
        given.sizes = grown(given.sizes, given.layers, sizeof *given.sizes);
        given.sizes[given.layers++] = number(0, (cell)MOST_BYTES, "this layer needs more than 2^30 bytes");
    } while (one_more(&follows));
    return follows;
}

static void read_set(cell set) {
    cell last = NONE;
    do {
        cell p = point();
        need(last == NONE || p > last, "the points of a set ascend");
        need(set_of[p] == 0, "the sets have a point in common");
        set_of[p] = set;
        last = p;
    } while (take(','));
}

static void read_sets(bool follows) {
    cell sets = degree;
    set_identity(set_of, degree);
    for (cell p = 0; p < degree; ++p) set_of[p] = follows ? 0 : p + 1;
    if (follows) {
        read_word();
        need(has_word("of"), "the word `of` was expected");
        space();
        sets = 0;
        do read_set(++sets);
        while (more());
    }
    entry = sets < 256 ? 1 : sets < 65536 ? 2 : 4;
}

static cell generator_of(const struct group *G) {
    return number(1, G->generators, "there is no such generator") - 1;
}

/* One argument; returns whether another token follows. */
static bool read_argument(char kind) {
    switch (kind) {
    case 'G': case 'g':
        given.group[given.groups++] = &group[number(1, groups, "there is no such group") - 1];
        break;
    case 'P': read_permutation(given_row[given.rows++]); break;
    case 'D': read_digits(MOST_DIGITS); break;
    case 'N': given.number[given.numbers++] = number(0, MOST_NUMBER, "a number beyond 10^9"); break;
    case 'E': given.number[given.numbers++] = element_number(given.group[0]); break;
    case 'I': given.number[given.numbers++] = generator_of(given.group[0]); break;
    case 'J': given.number[given.numbers++] = generator_of(given.group[1]); break;
    case 'B': return read_by();
    default: return read_layers();
    }
    return more();
}

/* ---- Claims ---- */
static void claim_power(const struct group *H, const struct group *K, const cell *P) {
    (void)H, (void)K;
    cell count = lengths_on(P, everything, degree, lengths);
    start_product();
    for (cell i = 0; i < count; ++i) times(lengths[i] / common(lengths[i], lengths, i));
    need(equals_digits(), "the permutation has another order");
}

static void claim_equal(const struct group *K, const struct group *L, const cell *P) {
    (void)L;
    need(same(K->element[given.number[0]], P), "the element is another permutation");
}

static void claim_order(const struct group *K, const struct group *L, const cell *P) {
    (void)L, (void)P;
    find_index(K, NULL);
    need(index_is_claimed(), "the group has another order");
}

static void claim_member(const struct group *K, const struct group *L, const cell *P) {
    (void)L;
    need(is_member(K, P), "the permutation is not in the group");
}

static void claim_nonmember(const struct group *K, const struct group *L, const cell *P) {
    (void)L;
    need(!is_member(K, P), "the permutation is in the group");
}

static void claim_subgroup(const struct group *H, const struct group *K, const cell *P) {
    (void)P;
    need_subgroup(H, K);
}

static void claim_index(const struct group *H, const struct group *K, const cell *P) {
    (void)P;
    need_subgroup(H, K);
    find_index(K, H);
    need(index_is_claimed(), "the subgroup has another index");
}

static bool keeps_conjugate(const struct group *H, const cell *h, const cell *g) {
    conjugate(scratch, h, g);
    return is_member(H, scratch);
}

static void claim_normal(const struct group *H, const struct group *K, const cell *P) {
    (void)P;
    need_subgroup(H, K);
    for (cell h = 0; h < H->generators; ++h)
        for (cell g = 0; g < K->generators; ++g)
            need(keeps_conjugate(H, H->element[h], K->element[g]), "a conjugate is not in the subgroup");
}

static void claim_notnormal(const struct group *H, const struct group *K, const cell *P) {
    (void)P;
    need(!keeps_conjugate(H, H->element[given.number[0]], K->element[given.number[1]]),
        "the conjugate is in the first group");
}

static void claim_conjugate(const struct group *K, const struct group *L, const cell *P) {
    (void)L;
    need(is_member(K, given_row[2]), "the conjugating permutation is not in the group");
    conjugate(scratch, P, given_row[2]);
    need(same(scratch, given_row[1]), "the conjugate is another permutation");
}

/* Does one permutation map the orbit to itself while the other does not, or with other cycle lengths? */
static bool differ_on(const struct group *K, const struct orbit *o, const cell *P, const cell *Q) {
    bool keeps_p = true, keeps_q = true;
    for (cell i = 0; i < o->size; ++i) {
        keeps_p = keeps_p && K->orbit_of[P[o->at[i]]] == K->orbit_of[o->at[0]];
        keeps_q = keeps_q && K->orbit_of[Q[o->at[i]]] == K->orbit_of[o->at[0]];
    }
    if (!keeps_p || !keeps_q) return keeps_p != keeps_q;
    cell cycles = cycles_on(P, o->at, o->size, lengths);
    if (cycles_on(Q, o->at, o->size, rest_lengths) != cycles) return true;
    sort(lengths, cycles);
    sort(rest_lengths, cycles);
    return memcmp(lengths, rest_lengths, cycles * sizeof *lengths) != 0;
}

static bool differ_on_orbits(struct group *K, const cell *P, const cell *Q) {
    find_orbits(K);
    spend(degree);
    for (cell p = 0; p < degree; ++p)
        if (K->orbit_of[p] == 0 && (P[p] == p) != (Q[p] == p)) return true;
    for (cell o = 1; o < K->orbits; ++o) if (differ_on(K, &K->orbit[o], P, Q)) return true;
    return false;
}

static void claim_nonconjugate(const struct group *K, const struct group *L, const cell *P) {
    const void *Q = given_row[1];
    (void)L;
    if (differ_on_orbits(given.group[0], P, Q)) return;
    find_conjugates(K, P);
    need(found.slot[find_slot(Q)] == 0, "the permutations are conjugate");
}

static void claim_centralizer(const struct group *H, const struct group *K, const cell *P) {
    need_subgroup(H, K);
    for (cell h = 0; h < H->generators; ++h) {
        conjugate(scratch, P, H->element[h]);
        need(same(scratch, P), "a generator of the first group does not commute with the permutation");
    }
    find_conjugates(K, P);
    need(small_index(K, H) == found.count, "the centralizer has another order");
}

static void claim_intersection(const struct group *H, const struct group *K, const cell *P) {
    const struct group *L = given.group[2];
    uint64_t common_order = small_index(H, NULL), of_k = small_index(K, NULL), of_l = small_index(L, NULL);
    need_subgroup(H, K);
    need_subgroup(H, L);
    if (small_index(K, H) == 1 || small_index(L, H) == 1) return;
    need(of_k <= 1000000 || of_l <= 1000000, "both groups have more than 1000000 elements");
    begin_enumeration(degree * sizeof *P);
    add_row(everything);
    enumerate(of_k <= of_l ? K : L, multiply_row, 0, NONE);
    for (size_t i = 0; i < found.count; ++i)
        common_order -= is_member(of_k <= of_l ? L : K, (const cell *)(const void *)found_row(i));
    need(common_order == 0, "the intersection has another order");
}

static void claim_solved(const struct group *K, const struct group *L, const cell *P) {
    (void)K, (void)L;
    spend(degree);
    for (cell p = 0; p < degree; ++p) need(set_of[P[p]] == set_of[p], "a set is not taken to itself");
}

static void claim_unsolved(const struct group *K, const struct group *L, const cell *P) {
    (void)L;
    begin_positions();
    move_position(image, solved, P);
    add_row(image);
    enumerate(K, move_position, 0, given.number[0] - given.number[0] / 2);
    found.forbidden = found.count;
    add_row(solved);
    enumerate(K, move_back, found.forbidden, given.number[0] / 2);
}

static void claim_layers(const struct group *K, const struct group *L, const cell *P) {
    size_t from = 0, end = 0;
    (void)L, (void)P;
    begin_positions();
    add_row(solved);
    for (cell i = 0; i < given.layers; ++i, from = end, end = found.count) {
        if (i > 0) enumerate(K, move_position, from, 1);
        need(found.count - end == given.sizes[i], "a layer has another number of positions");
    }
    if (given.whole) enumerate(K, move_position, from, 1);
    need(found.count == end, "there are positions beyond the last layer");
}

/* The arguments: G a group with evidence, g without; P a permutation, D digits, N a number, E an element, I and
 * J a generator of the first and the second group, B and L what follows `by` and `layers`, S sets, if any. */
struct claim {
    const char *word, *shape;
    void (*check)(const struct group *first, const struct group *second, const cell *P);
};

static const struct claim claim[] = {{"power", "DP", claim_power}, {"equal", "gEP", claim_equal},
    {"order", "GD", claim_order}, {"member", "GP", claim_member}, {"nonmember", "GP", claim_nonmember},
    {"subgroup", "gG", claim_subgroup}, {"index", "GGD", claim_index}, {"normal", "GG", claim_normal},
    {"notnormal", "GgIJ", claim_notnormal}, {"conjugate", "GPPP", claim_conjugate},
    {"nonconjugate", "gPP", claim_nonconjugate}, {"centralizer", "GGP", claim_centralizer},
    {"intersection", "GGG", claim_intersection}, {"solved", "gPBS", claim_solved},
    {"unsolved", "gNPS", claim_unsolved}, {"layers", "gLS", claim_layers}};

static uint64_t claims;

static const struct claim *read_kind(void) {
    read_word();
    for (size_t i = 0; i < sizeof claim / sizeof *claim; ++i) if (has_word(claim[i].word)) return &claim[i];
    unexpected("an unknown claim");
    return claim;
}

static void read_claim(struct group *G) {
    const struct claim *c = read_kind();
    bool follows = more();
    (void)G;
    given.groups = given.rows = given.numbers = 0;
    for (const char *kind = c->shape; *kind != '\0'; ++kind) {
        need(follows || *kind == 'S', "the claim has too few arguments");
        if (*kind != 'S') follows = read_argument(*kind);
        else read_sets(follows), follows = false;
    }
    need(!follows, "the claim has too many arguments");
    for (cell i = 0; i < given.groups; ++i) if (c->shape[i] == 'G') prove(given.group[i]);
    c->check(given.group[0], given.group[1], given_row[0]);
    ++claims;
}

/* ---- Lines ---- */
static void read_version(struct group *G) {
    (void)G;
    number(1, 1, "the version of the format is not 1");
}

enum { DEGREE = 1, GROUP, GENERATOR, ELEMENT, COPIES, GIANTS, SEPARATE, BASE, STRONG, CLAIM, END };

struct row {
    const char *word;
    void (*read)(struct group *G);
    bool once, bare; /* bare: without arguments */
};

static const struct row lines[] = {{"certificate", read_version, true, false}, {"degree", read_degree, true, false},
    {"group", begin_group, true, true}, {"generator", read_generator, false, false},
    {"element", read_element, false, false}, {"copy", read_copy, false, false}, {"giant", read_giant, false, false},
    {"separate", read_separate, true, false}, {"base", read_base, true, false},
    {"strong", read_strong, true, false}, {"claim", read_claim, false, false}, {"end", NULL, true, true}};

static int find_line(void) {
    read_word();
    for (int i = 0; i <= END; ++i) if (has_word(lines[i].word)) return i;
    unexpected("an unknown line");
    return END;
}

/* What must be known before a line of this kind. Evidence is checked at the end of its group, needed or not. */
static void enter(int kind, int last, struct group *G) {
    bool new_group = kind == GROUP && last >= GENERATOR && last <= STRONG;
    need(new_group || kind > last || (kind == last && !lines[kind].once),
        "this line is out of order, or there twice");
    need(kind == last + 1 || last >= GENERATOR || (kind == CLAIM && last == DEGREE),
        "a line is missing before this one");
    need(kind != END || last == CLAIM, "there is no claim");
    if (kind >= COPIES && kind <= STRONG) find_orbits(G);
    if (kind >= SEPARATE && kind <= STRONG) find_quotient(G);
    if ((new_group || kind == CLAIM) && last >= COPIES && last <= STRONG) prove(G);
}

static void read_lines(void) {
    for (int kind = 0, last = -1; kind != END; last = kind) {
        ++line;
        if (peek() == EOF) fail("the file ends before the line `end`");
        kind = find_line();
        enter(kind, last, group + groups - (groups > 0));
        if (!lines[kind].bare) space();
        if (kind != END) lines[kind].read(group + groups - (groups > 0));
        if (!take('\n')) unexpected("the end of the line was expected");
    }
    ++line;
    if (peek() != EOF) fail("there is text after the line `end`");
}

int CERTIFICATE_CHECK_MAIN(int count, char **words) {
    bool input = count == 2 && strcmp(words[1], "-") == 0;
    file = input ? stdin : count == 2 ? fopen(words[1], "rb") : NULL;
    if (file == NULL) {
        fprintf(stderr, count == 2 ? "%s: cannot be read\n" : "usage: check FILE\n", words[count - 1]);
        return 2;
    }
    name = input ? "-" : words[1];
    read_lines();
    printf("valid: %llu claims\n", (unsigned long long)claims);
    return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 2;
}
