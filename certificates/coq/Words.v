(* Words in turns that act on one class of stickers and, up to even permutations, on no other: commutators and what
   brings their cycles elsewhere.  A letter is a side, the number of a layer and 1, 2 or 3 quarter turns; layer 0 is
   the outer one, the others may have any depths below n.  Which layers have a sticker of a class depends only on the
   numbers i and j of the layers of its row and its column (or the number of layers, if none of them is there), so that
   finitely many cases, computed here, speak of all cubes. *)
From Coq Require Import PArith NArith ZArith.
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Pieces Frames.
Delimit Scope N_scope with num.
Delimit Scope nat_scope with N.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

Definition word := seq (nat * nat * nat).
Definition back (w : word) : word := rev [seq (l.1, 4 - l.2)%N | l <- w].
Definition commutator (v w : word) : word := v ++ w ++ back v ++ back w.
Definition conjugated (v w : word) : word := back w ++ v ++ w.

(* Words for the cycles (a b x) of three stickers: two stickers a, b, and a word for each sticker x of the class. *)
Definition turn_word d k : word := [:: (d, k, 1%N)].
Definition oblique_cycle := commutator (turn_word 0 0) (turn_word 2 1 ++ turn_word 0 2 ++ back (turn_word 2 1)).
Definition diagonal_cycle := commutator (turn_word 0 0) (turn_word 2 1 ++ turn_word 0 1 ++ back (turn_word 2 1)).
Definition wing_cycle := commutator (turn_word 0 1) (turn_word 2 0 ++ turn_word 0 0 ++ back (turn_word 2 0)).
Definition middle_cycle := commutator (turn_word 0 0) (turn_word 2 1).
(* Three corners; three midges; a word of the ways is one conjugate, or the product of two. *)
Definition corner_cycle :=
  commutator (turn_word 0 0 ++ turn_word 2 0 ++ back (turn_word 0 0)) (turn_word 3 0).
Definition midge_cycle : word := ([::
  (5, 0, 2); (3, 0, 3); (1, 0, 3); (0, 0, 1); (5, 0, 2); (1, 0, 1); (0, 0, 3); (3, 0, 3); (5, 0, 2)])%N.
Definition oblique_ways : seq word := ([::
  [:: (2, 2, 3)]; [:: (2, 2, 1); (5, 0, 2)]; [:: (2, 2, 3); (0, 1, 1)]; [:: (2, 2, 3); (0, 1, 3)]; [:: (2, 2, 1)]; [::
  (2, 2, 1); (1, 1, 2)]; [:: (2, 2, 1); (1, 1, 3)]; [:: (2, 2, 1); (1, 1, 1)]; [:: (2, 2, 1); (5, 0, 1)]; [:: (2, 2,
  3); (4, 0, 1)]; [::]; [:: (2, 2, 2); (1, 0, 1)]; [:: (2, 2, 3); (4, 0, 3)]; [:: (2, 2, 1); (5, 0, 3)]; [:: (2, 2,
  2); (1, 0, 3)]; [:: (2, 1, 1); (0, 0, 3); (2, 1, 3)]; [:: (2, 2, 2); (4, 1, 3)]; [:: (2, 2, 2); (4, 1, 1)]; [:: (2,
  2, 2)]; [:: (2, 2, 2); (4, 1, 2)]; [::]; [:: (3, 0, 1); (5, 1, 3); (3, 0, 3)]; [::]; [:: (2, 2, 2); (1, 0, 2)]
  ])%N.
Definition diagonal_ways : seq word := ([::
  [:: (4, 1, 1); (2, 1, 3); (4, 1, 3)]; [:: (5, 1, 2); (3, 1, 1); (5, 1, 2)]; [:: (4, 1, 1); (0, 0, 1); (4, 1, 3)];
  [:: (0, 0, 2); (4, 1, 1); (0, 0, 2); (2, 0, 1)]; [:: (4, 1, 1); (2, 1, 1); (4, 1, 3)]; [:: (2, 1, 1); (1, 1, 2); (2,
  1, 3)]; [:: (2, 1, 1); (1, 1, 3); (2, 1, 3)]; [:: (3, 0, 1); (5, 1, 1); (3, 0, 3)]; [:: (0, 0, 1); (2, 1, 1); (0, 0,
  3)]; [:: (0, 0, 1); (2, 1, 3); (0, 0, 3)]; [::]; [:: (0, 0, 1); (2, 1, 2); (0, 0, 3)]; [:: (0, 0, 3); (3, 1, 1); (0,
  0, 1)]; [:: (0, 0, 3); (3, 1, 3); (0, 0, 1)]; [:: (0, 0, 3); (3, 1, 2); (0, 0, 1)]; [:: (4, 1, 1); (0, 0, 3); (4, 1,
  3)]; [:: (0, 0, 2); (4, 1, 1); (0, 0, 2)]; [:: (0, 0, 2); (4, 1, 3); (0, 0, 2)]; [:: (0, 0, 2); (4, 1, 2); (0, 0,
  2)]; [:: (2, 1, 2); (4, 1, 2); (2, 1, 2)]; [::]; [:: (3, 0, 1); (5, 1, 3); (3, 0, 3)]; [::]; [:: (0, 0, 2); (3, 1,
  2); (4, 1, 2)]
  ])%N.
Definition wing_ways : seq word := ([::
  [:: (4, 0, 1); (2, 1, 1)]; [::]; [:: (4, 0, 2); (3, 0, 3)]; [:: (4, 0, 1); (1, 0, 1); (5, 1, 1)]; [:: (4, 0, 1); (2,
  1, 3)]; [:: (2, 0, 3); (1, 0, 3); (2, 0, 1)]; [:: (4, 0, 1); (1, 0, 3); (4, 1, 3)]; [:: (4, 0, 2); (3, 0, 1)]; [::];
  [:: (4, 0, 2); (1, 1, 1)]; [:: (0, 0, 1); (4, 0, 3); (0, 0, 3)]; [:: (4, 0, 1); (1, 0, 1)]; [:: (4, 0, 1); (1, 0,
  3); (3, 0, 3)]; [:: (4, 0, 2); (1, 1, 3)]; [:: (4, 0, 1); (1, 0, 3)]; [:: (0, 0, 3); (4, 0, 3); (0, 0, 1)]; [::];
  [:: (4, 0, 2)]; [:: (4, 0, 1)]; [:: (4, 0, 3)]; [:: (4, 0, 2); (3, 0, 2)]; [:: (4, 0, 2); (1, 1, 2)]; [:: (4, 0, 1);
  (2, 1, 2)]; [:: (4, 0, 1); (1, 0, 2)]
  ])%N.
Definition middle_ways : seq word := ([::
  [::]; [:: (0, 0, 2); (3, 1, 3); (0, 0, 2)]; [:: (0, 0, 1); (4, 1, 3); (0, 0, 3)]; [:: (0, 0, 3); (5, 1, 3); (0, 0,
  1)]; [:: (4, 0, 1); (2, 1, 1); (4, 0, 3)]; [:: (0, 0, 2); (3, 1, 1); (0, 0, 2)]; [:: (0, 0, 1); (4, 1, 1); (0, 0,
  3)]; [:: (0, 0, 3); (5, 1, 1); (0, 0, 1)]; [:: (2, 1, 1); (5, 0, 1); (2, 1, 3)]; [:: (4, 0, 3); (2, 1, 3); (4, 0,
  1)]; [:: (5, 1, 1); (0, 0, 1); (5, 1, 3)]; [:: (0, 0, 3); (5, 1, 2); (0, 0, 1)]; [:: (4, 0, 1); (2, 1, 3); (4, 0,
  3)]; [:: (2, 1, 1); (5, 0, 3); (2, 1, 3)]; [:: (0, 0, 1); (4, 1, 2); (0, 0, 3)]; [::]; [:: (0, 0, 1); (4, 1, 1); (0,
  0, 3); (2, 0, 1)]; [:: (0, 0, 1); (4, 1, 3); (0, 0, 3); (3, 0, 1)]; [:: (4, 0, 1); (2, 1, 2); (4, 0, 3)]; [:: (5, 1,
  1); (0, 0, 2); (5, 1, 3)]; [:: (0, 0, 1); (4, 1, 3); (0, 0, 3); (3, 0, 3)]; [:: (0, 0, 1); (4, 1, 1); (0, 0, 3); (2,
  0, 3)]; [::]; [:: (0, 0, 2); (3, 1, 2); (0, 0, 2)]
  ])%N.
Definition corner_ways : seq (seq word) := ([::
  [:: [:: (0, 0, 1); (5, 0, 2); (0, 0, 1); (4, 0, 1); (1, 0, 2)]]; [:: [:: (1, 0, 1); (3, 0, 2); (1, 0, 1); (5, 0,
  1)]]; [:: [:: (0, 0, 1); (4, 0, 2); (2, 0, 2); (5, 0, 3); (3, 0, 3)]]; [:: [:: (0, 0, 1); (5, 0, 2); (1, 0, 1); (2,
  0, 1); (1, 0, 1)]]; [:: [:: (1, 0, 2); (3, 0, 2); (1, 0, 1); (5, 0, 3)]]; [:: [:: (0, 0, 1); (2, 0, 2); (5, 0, 3);
  (3, 0, 3)]]; [:: [:: (0, 0, 1); (4, 0, 2); (0, 0, 1); (3, 0, 1)]; [:: (0, 0, 2); (3, 0, 1); (4, 0, 2); (1, 0, 3)]];
  [:: [:: (2, 0, 3); (4, 0, 1); (1, 0, 2); (2, 0, 1)]; [:: (0, 0, 2); (3, 0, 3); (4, 0, 2); (1, 0, 3)]]; [:: [:: (0,
  0, 1); (4, 0, 2); (3, 0, 1); (0, 0, 2)]; [:: (0, 0, 1); (4, 0, 3); (5, 0, 2); (2, 0, 3)]]; [:: [:: (0, 0, 1); (2, 0,
  3); (1, 0, 2); (2, 0, 1)]; [:: (0, 0, 1); (3, 0, 1); (0, 0, 2); (5, 0, 3); (3, 0, 2)]]; [:: [:: (0, 0, 1); (5, 0,
  2); (1, 0, 1); (2, 0, 3); (1, 0, 2)]; [:: (1, 0, 3); (3, 0, 2); (1, 0, 3); (2, 0, 1)]]; [:: [:: (0, 0, 2); (3, 0,
  3); (4, 0, 2); (5, 0, 1)]; [:: (3, 0, 1); (4, 0, 3); (0, 0, 2); (3, 0, 1)]]; [:: [:: (0, 0, 1); (5, 0, 2); (2, 0,
  3); (1, 0, 2)]; [:: (1, 0, 2); (2, 0, 1); (3, 0, 2); (1, 0, 3)]]
  ])%N.
Definition midge_ways : seq (seq word) := ([::
  [:: [:: (0, 0, 2); (3, 0, 2); (4, 0, 2); (2, 0, 3)]]; [:: [:: (0, 0, 1); (3, 0, 3); (0, 0, 3); (1, 0, 2); (3, 0,
  3)]]; [:: [:: (0, 0, 1); (5, 0, 1); (3, 0, 2); (5, 0, 1); (2, 0, 1)]]; [:: [:: (0, 0, 1); (3, 0, 2); (4, 0, 2); (2,
  0, 3); (5, 0, 3)]]; [:: [:: (3, 0, 3); (1, 0, 2); (5, 0, 3); (3, 0, 3)]]; [:: [:: (3, 0, 3); (5, 0, 1); (1, 0, 2);
  (3, 0, 3)]]; [:: [:: (0, 0, 3); (3, 0, 3); (1, 0, 2); (3, 0, 3)]]; [:: [:: (0, 0, 1); (5, 0, 2); (2, 0, 1); (3, 0,
  2)]]; [:: [:: (0, 0, 1); (3, 0, 2); (4, 0, 2); (5, 0, 3); (2, 0, 3)]]; [:: [:: (0, 0, 1); (3, 0, 3); (1, 0, 2); (5,
  0, 1); (3, 0, 3)]]; [:: [:: (0, 0, 2); (3, 0, 1); (0, 0, 2); (2, 0, 3)]; [:: (0, 0, 3); (3, 0, 1); (4, 0, 1)]]; [::
  [:: (1, 0, 2); (2, 0, 1)]; [:: (0, 0, 1); (1, 0, 2); (2, 0, 1); (3, 0, 1); (5, 0, 1)]]; [:: [:: (3, 0, 3); (4, 0,
  1); (1, 0, 1); (3, 0, 1); (4, 0, 1)]; [:: (1, 0, 2); (2, 0, 1); (3, 0, 1)]]; [:: [:: (0, 0, 3); (1, 0, 2); (5, 0,
  3); (0, 0, 1); (2, 0, 1)]; [:: (0, 0, 2); (1, 0, 2); (2, 0, 1); (3, 0, 1)]]; [:: [:: (1, 0, 2); (2, 0, 1); (5, 0,
  3)]; [:: (0, 0, 1); (1, 0, 2); (2, 0, 1); (3, 0, 1)]]; [:: [:: (5, 0, 1); (1, 0, 2); (2, 0, 1)]; [:: (0, 0, 3); (3,
  0, 3); (4, 0, 2); (3, 0, 2)]]; [:: [:: (3, 0, 3); (1, 0, 1); (4, 0, 2); (3, 0, 1)]; [:: (1, 0, 2); (3, 0, 1); (4, 0,
  1); (2, 0, 1)]]; [:: [:: (1, 0, 2); (5, 0, 2); (2, 0, 1); (1, 0, 1)]; [:: (3, 0, 3); (4, 0, 2); (5, 0, 1); (3, 0,
  2)]]; [:: [:: (0, 0, 3); (1, 0, 2); (2, 0, 1); (5, 0, 3); (0, 0, 1)]; [:: (0, 0, 2); (3, 0, 3); (4, 0, 2); (3, 0,
  2)]]; [:: [:: (1, 0, 1); (5, 0, 1); (1, 0, 1); (2, 0, 1)]; [:: (0, 0, 1); (3, 0, 1); (5, 0, 2); (1, 0, 1); (2, 0,
  2)]]; [:: [:: (1, 0, 2); (5, 0, 2); (2, 0, 1)]; [:: (0, 0, 1); (1, 0, 2); (3, 0, 1); (5, 0, 3); (2, 0, 1)]]
  ])%N.

Definition words_of (cycle : word) (ways : seq word) := [seq conjugated cycle w | w <- ways].
Definition products_of (cycle : word) (ways : seq (seq word)) := [seq flatten (words_of cycle ws) | ws <- ways].
Definition corner_words := products_of corner_cycle corner_ways.
Definition midge_words := products_of midge_cycle midge_ways.

(* The trees of all turns of frames, computed once. *)
Definition bools3 :=
  [:: (true, true, true); (true, true, false); (true, false, true); (true, false, false);
      (false, true, true); (false, true, false); (false, false, true); (false, false, false)].
Definition turn_trees := [seq [seq tree_of (turn_table D x.1.1 x.1.2 x.2) | x <- bools3] | D <- iota 0 6].
Definition turn_tree D (x y z : bool) : tree :=
  nth Leaf (nth [::] turn_trees D)
    (if x then if y then if z then 0 else 1 else if z then 2 else 3
     else if y then if z then 4 else 5 else if z then 6 else 7)%N.

Lemma turn_tree_rep D x y z : (D < 6)%N -> rep24 (turn_tree D x y z) (turn24 D x y z).
Proof.
move=> D6; have -> : turn_tree D x y z = tree_of (turn_table D x y z).
  by rewrite /turn_tree /turn_trees (nth_map 0%N) ?size_iota // nth_iota //; case: x y z => [] [] [].
exact: turn24_rep.
Qed.

(* A word on the frames of the classes of row i and column j. *)
Definition letter24 i j (l : nat * nat * nat) := turn24 l.1.1 (i == l.1.2) (j == l.1.2) (0%N == l.1.2) ^+ l.2.
Definition word24 i j (w : word) := \prod_(l <- w) letter24 i j l.
Definition letter_mul i j (l : nat * nat * nat) t :=
  iter l.2 (mul (turn_tree l.1.1 (i == l.1.2) (j == l.1.2) (0%N == l.1.2))) t.
Definition word_tree i j (w : word) := foldr (letter_mul i j) (identity points) w.
Definition valid layers (w : word) := all (fun l => (l.1.1 < 6) && (l.1.2 < layers))%N w.

Lemma word_rep layers i j w : valid layers w -> rep24 (word_tree i j w) (word24 i j w).
Proof.
elim: w => [_|l w IH]; first by rewrite /word24 big_nil; apply: rep1.
move=> /andP[/andP[l6 _] /IH wt]; rewrite /word24 big_cons /letter24.
have -> : word_tree i j (l :: w) = letter_mul i j l (word_tree i j w) by [].
rewrite /letter_mul.
have := turn_tree_rep (i == l.1.2) (j == l.1.2) (0%N == l.1.2) l6.
move: (turn_tree _ _ _ _) (turn24 _ _ _ _) => t p tp.
elim: l.2 => [|m IHm]; first by rewrite expg0 mul1g.
by rewrite expgS -mulgA iterS; apply: rep_mul tp IHm.
Qed.

(* What a word does to a class: nothing; an even permutation; the cycle (a b x). *)
Definition idle i j w := same (word_tree i j w) (identity points).
Definition even i j w := odd_tree (word_tree i j w) false.
Definition cycles i j (a b x : nat) w :=
  same (word_tree i j w) (mul (swap (Pos.of_succ_nat b) (Pos.of_succ_nat a))
                              (swap (Pos.of_succ_nat a) (Pos.of_succ_nat x))).

Lemma idleP layers i j w : valid layers w -> idle i j w -> word24 i j w = 1.
Proof. by move=> ok; apply: sameP (word_rep i j ok) rep1. Qed.
Lemma evenP layers i j w : valid layers w -> even i j w -> ~~ odd_perm (word24 i j w).
Proof.
move=> ok; rewrite /even => e.
by rewrite (odd_treeP (word_rep i j ok) e).
Qed.

Lemma swap_rep (a b : 'I_24) : rep24 (swap (point a) (point b)) (tperm a b).
Proof.
move=> y; rewrite /swap 2!get_set (rep1 y) perm1.
case: (Pos.eqb_spec (point y) (point a)) => [/point_inj ->|n1]; first by rewrite tpermL.
case: (Pos.eqb_spec (point y) (point b)) => [/point_inj ->|n2]; first by rewrite tpermR.
by rewrite tpermD //; apply/eqP=> h; [case: n1|case: n2]; rewrite h.
Qed.
Lemma cyclesP layers i j (a b x : 'I_24) w :
  valid layers w -> cycles i j a b x w -> word24 i j w = tperm b a * tperm a x.
Proof. by move=> ok; apply: sameP (word_rep i j ok) (rep_mul (swap_rep b a) (swap_rep a x)). Qed.

(* Valid words that on each case do what a test says. *)
Definition tested layers (test : nat -> nat -> word -> bool) (w : word) :=
  valid layers w && all (fun i => all (fun j => test i j w) (iota 0 layers.+1)) (iota 0 layers.+1).
Lemma testedP layers test w i j : tested layers test w -> (i <= layers)%N -> (j <= layers)%N -> test i j w.
Proof.
case/andP=> _ /allP h il jl.
have ins k : (k <= layers)%N -> k \in iota 0 layers.+1 by rewrite mem_iota.
exact: allP (h i (ins i il)) j (ins j jl).
Qed.

(* Words that act as the cycles (a b x) on the class of row i0 and column j0, and elsewhere as the test says. *)
Definition star_words layers i0 j0 test a b (words : seq word) :=
  all (fun x => [|| x == a, x == b | tested layers test (nth [::] words x) && cycles i0 j0 a b x (nth [::] words x)])
    (iota 0 24).
Definition alone (here : seq (nat * nat)) i j w := ((i, j) \in here) || idle i j w.
Definition mostly_even (still : seq (nat * nat)) i j w := if (i, j) \in still then idle i j w else even i j w.
Definition middle_still := [:: (0, 0); (2, 0); (2, 2)]%N.

Lemma oblique_checked : star_words 3 1%N 2 (alone [:: (1, 2)%N]) 10 20 (words_of oblique_cycle oblique_ways).
Proof. by vm_compute. Qed.
Lemma diagonal_checked : star_words 2 1%N 1%N (alone [:: (1, 1)%N]) 10 20 (words_of diagonal_cycle diagonal_ways).
Proof. by vm_compute. Qed.
Lemma wing_checked : star_words 2 0%N 1%N (alone [:: (0, 1); (1, 0)]%N) 1%N 8 (words_of wing_cycle wing_ways).
Proof. by vm_compute. Qed.
Lemma middle_checked : star_words 2 2 1%N (mostly_even middle_still) 0%N 15 (words_of middle_cycle middle_ways).
Proof. by vm_compute. Qed.
Lemma corner_checked : all (fun w => tested 1%N (alone [:: (0, 0)%N]) w && even 0%N 0%N w) corner_words.
Proof. by vm_compute. Qed.
Lemma midge_checked : all (tested 1%N (mostly_even [:: (0, 0)%N])) midge_words.
Proof. by vm_compute. Qed.
