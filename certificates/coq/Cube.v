(* The NxNxN cube for every N >= 2: the model, and what every product of turns keeps (the group satisfies the
   invariants); Suffice.v proves the converse, Formula.v the order.

   A sticker lies on a face Z; let it be in row r counted from the side X and in column c counted from the side Y, where
   X, Y, Z are three sides around a corner, in right-handed order.  Exactly one such frame (X, Y, Z) has r < (N + 1) / 2
   and c < N / 2, but for the middle sticker of a face of an odd cube, which keeps its place and is left out.  So
   stickers are pairs of a frame, one of 24, and a class (r, c).  Let N = 2 n + o with n = n' + 1 and o = 0 or 1:
   r is one of 0 to o + n - 1 and c one of 0 to n - 1; r = n is the middle row.  The layer of depth d from the side D
   has the stickers with X = D and r = d, Y = D and c = d, or Z = D and d = 0; a turn about D turns their frames.
   The turns are those of all layers of depth 0 to n - 1 from all sides: all but the middle layers.

   Class (0, 0): corners.  (n, 0) with o = 1: midges.  (0, c) and (c, 0): the two stickers of wings.
   All others: centres. *)
From mathcomp Require Import all_ssreflect all_fingroup.
From Cubelang Require Import Chain Checker Pieces Frames.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

Definition no_frame : frame := (0, 0, 0)%N.
Lemma turn24_frame D x y z (f : 'I_24) : (D < 6)%N ->
  nth no_frame frames (turn24 D x y z f) = turned D x y z (nth no_frame frames f).
Proof.
have check : on_sides (fun D => on_bools (fun x y z => all (fun i =>
    nth no_frame frames (image (turn_table D x y z) i) == turned D x y z (nth no_frame frames i)) (iota 0 24))).
  by vm_compute.
move=> D6; rewrite (perm_ofE f (turn_ok x y z D6)); apply/eqP.
exact: (on_frames (on_boolsP (on_sidesP check D6) x y z) f).
Qed.

Section Cube.
Variables (n' : nat) (o : bool).
Notation n := n'.+1.
Definition class := ('I_(o + n').+1 * 'I_n)%type.
Definition sticker := ('I_24 * class)%type.
Implicit Types (Q R : class -> {perm 'I_24}) (v w : nat -> bool).

(* The permutation of the stickers that does Q k on each class k. *)
Definition on_classes_fun Q (s : sticker) : sticker := (Q s.2 s.1, s.2).
Lemma on_classes_inj Q : injective (on_classes_fun Q).
Proof. by move=> [f k] [g l] [] /= e kl; move: e; rewrite kl => /perm_inj ->. Qed.
Definition on_classes Q : {perm sticker} := perm (@on_classes_inj Q).

Lemma on_classesE Q s : on_classes Q s = (Q s.2 s.1, s.2).
Proof. by rewrite permE. Qed.
Lemma on_classes1 : on_classes (fun _ => 1) = 1.
Proof. by apply/permP=> [[f k]]; rewrite on_classesE !perm1. Qed.
Lemma on_classesM Q R : on_classes Q * on_classes R = on_classes (fun k => Q k * R k).
Proof. by apply/permP=> s; rewrite permM !on_classesE /= permM. Qed.

(* The turn of the layer of depth d from the side D, and the group of the cube. *)
Definition turn_of D d (k : class) := turn24 D (k.1 == d :> nat) (k.2 == d :> nat) (0%N == d).
Definition turn D d : {perm sticker} := on_classes (turn_of D d).
Definition turns := [seq turn D d | D <- iota 0 6, d <- iota 0 n].
Definition cube_group := grp turns.

(* The invariants: pieces stay together, twists and flips add up to 0, and the signs on all classes are tied to the
   parities v d of the numbers of turns of layers of depth d. *)
Definition keeps_pieces Q :=
  (forall k l : class, k.1 = 0%N :> nat -> l.2 = 0%N :> nat -> l.1 = k.2 :> nat -> Q l = Q k ^ cyc) /\
  (forall k : class, k.1 = n :> nat -> k.2 = 0%N :> nat -> Q k ^ flip = Q k).
Definition no_twist Q := forall k : class, k.1 = 0%N :> nat -> k.2 = 0%N :> nat -> (3 %| corner_twist (Q k))%N.
Definition signs_tied v Q :=
  [/\ v n = false,
      forall k : class, odd_perm (Q k) = v k.1 (+) v k.2 (+) v 0%N
    & forall k : class, k.1 = n :> nat -> k.2 = 0%N :> nat -> odd_perm (midge_pieces (Q k)) = v 0%N].
Definition invariants v Q := [/\ keeps_pieces Q, no_twist Q & signs_tied v Q].

Lemma commutes (z q : {perm 'I_24}) : q ^ z = q -> forall x, q (z x) = z (q x).
Proof. by move=> qz x; rewrite -{1}qz permJ. Qed.

Lemma invariants_mul v w Q R :
  invariants v Q -> invariants w R -> invariants (fun d => v d (+) w d) (fun k => Q k * R k).
Proof.
case=> [[cycQ flipQ] twistQ [vn oddQ piecesQ]] [[cycR flipR] twistR [wn oddR piecesR]].
split; first split.
- by move=> k l k0 l0 kl /=; rewrite conjMg (cycQ k l k0 l0 kl) (cycR k l k0 l0 kl).
- by move=> k kn k0 /=; rewrite conjMg (flipQ k kn k0) (flipR k kn k0).
- move=> k k0 k0' /=; have k00 : k.1 = k.2 :> nat by rewrite k0 k0'.
  apply: (@twist_mul _ cyc (fun f : 'I_24 => orientation f) orientation3 orientation_cyc).
  + by apply: commutes; apply: esym (cycQ k k k0 k0' k00).
  + by apply: commutes; apply: esym (cycR k k k0 k0' k00).
  + exact: twistQ.
  + exact: twistR.
- split=> [|k|k kn k0] /=; first by rewrite vn wn.
    rewrite odd_permM oddQ oddR.
    by case: (v k.1); case: (v k.2); case: (v 0%N); case: (w k.1); case: (w k.2); case: (w 0%N).
  have -> : midge_pieces (Q k * R k) = midge_pieces (Q k) * midge_pieces (R k).
    apply: (@piecesM _ flip (fun f : 'I_24 => first_sticker f) flipK first_flip).
      by apply: commutes; apply: flipQ.
    by apply: commutes; apply: flipR.
  by rewrite odd_permM piecesQ // piecesR.
Qed.

Lemma invariants_one : invariants (fun _ => false) (fun _ => 1).
Proof.
have t := @turn24_twist 0%N false isT; rewrite (@turn24_none 0%N isT) in t.
have s := @turn24_pieces 0%N false isT; rewrite (@turn24_none 0%N isT) in s.
split; first by split=> [k l _ _ _|k _ _]; rewrite conj1g.
  by move=> k _ _; exact: t.
by split=> [//|k|k _ _]; [exact: odd_perm1 | exact: s].
Qed.

Lemma invariants_turn D d : (D < 6)%N -> (d < n)%N -> invariants (fun e => e == d) (turn_of D d).
Proof.
move=> D6 dn; have nd : (n == d) = false by rewrite gtn_eqF.
split; first split.
- by move=> k l k0 l0 kl; rewrite /turn_of k0 l0 kl turn24_cyc.
- by move=> k kn k0; rewrite /turn_of kn k0 nd turn24_flip.
- by move=> k k0 k0'; rewrite /turn_of k0 k0' turn24_twist.
- split=> [|k|k kn k0]; first exact: nd.
    by rewrite /turn_of turn24_odd.
  by rewrite /turn_of kn k0 nd turn24_pieces.
Qed.

(* What turns do to the stickers satisfies the invariants. *)
Theorem invariants_necessary p : p \in cube_group -> exists v Q, p = on_classes Q /\ invariants v Q.
Proof.
move/gen_prodgP=> [i [c cS ->]]; elim: i c cS => [|i IH] c cS.
  by rewrite big_ord0; exists (fun _ => false), (fun _ => 1); rewrite on_classes1; split; last exact: invariants_one.
have [v [Q [eQ invQ]]] := IH (fun j => c (widen_ord (leqnSn i) j)) (fun j => cS _).
have := cS ord_max; rewrite inE => /allpairsP[[D d] [D6 dn cD]].
have {}D6 : (D < 6)%N by move: D6; rewrite mem_iota.
have {}dn : (d < n)%N by move: dn; rewrite mem_iota.
have {}cD : c ord_max = turn D d := cD.
exists (fun e => v e (+) (e == d)), (fun k => Q k * turn_of D d k).
split; last by apply: invariants_mul; last exact: invariants_turn.
by rewrite big_ord_recr cD -on_classesM; congr (_ * _); exact: eQ.
Qed.
End Cube.

(* What a turn does to a sticker: its class stays, and its frame is turned if the sticker is in the layer. *)
Theorem turnE n' o D d f (k : class n' o) : (D < 6)%N ->
  (turn n' o D d (f, k)).2 = k /\
  nth no_frame frames (turn n' o D d (f, k)).1 =
  turned D (k.1 == d :> nat) (k.2 == d :> nat) (0%N == d) (nth no_frame frames f).
Proof. by move=> D6; rewrite /turn on_classesE; split=> //; rewrite turn24_frame. Qed.
